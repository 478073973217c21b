import { inject } from '@adonisjs/core'

import { Changes, type OpenChange } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/case/content/case_content'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { Files, type NewFile, type PutFile } from '#kernel/files/files'
import { createOnce } from '#kernel/http/idempotency/create_once'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseDocuments, withDocument } from '#plugins/cases/contract/documents'
import { refuseObjections } from '#plugins/cases/creating/refuse_objections'
import ChooseCaseNumber, { type TypedNumber } from '#plugins/cases/numbering/choose_case_number'
import { refuseForeignDocuments } from '#plugins/cases/editing/refuse_foreign_documents'
import { refuseWrongShape } from '#plugins/cases/editing/refuse_wrong_shape'
import CaseFindings from '#plugins/cases/findings/case_findings'
import CaseProposals from '#plugins/cases/proposing/case_proposals'

export interface CreateCaseInput extends TypedNumber {
  /** What is known of the case, in the shape of a whole one. */
  readonly content?: unknown
  /** The document that it is known from: the case holds it (C.1.6.1.r). */
  readonly document?: Pick<NewFile, 'name' | 'bytes'>
  /** Told by the client, so that a repeated request makes one case. */
  readonly idempotencyKey?: string
}

const ACT = 'case.created'

/** Books a case in with what is known of it, and with what is proposed for it. */
@inject()
export default class CreateCase {
  constructor(
    private records: CaseRecords,
    private changes: Changes,
    private forms: FormSchemas,
    private findings: CaseFindings,
    private proposals: CaseProposals,
    private choose: ChooseCaseNumber,
    private files: Files,
    private documents: CaseDocuments
  ) {}

  /**
   * Refuses with 1005 a document that stands in the content and did not come with it; with 2017 what
   * has a wrong shape, and with a sentence for each element what says something wrong or leaves out the
   * type of the report or the day of its first receipt; with 2501 a number that cannot be taken or must
   * be asked about; with 2701 and 3001 a document that is not taken. Then no case is made.
   */
  async handle({ idempotencyKey: key, document, ...request }: CreateCaseInput) {
    const said = refuseWrongShape(this.forms, 'case', request.content)
    await refuseForeignDocuments({}, said, async () => [])
    // Of very many rows that takes a while, in which no transaction is held open.
    await this.#refuseUnsound(said)
    const number = await this.choose.handle(request)
    const put = document && (await this.files.putUpload(document))
    const content = put ? holding(put, said) : said
    const asked = { ...request, document: put?.sha256 }
    return createOnce(this.changes, ACT, { key, request: asked }, async (open) => {
      const propose = await this.proposals.for(content)
      const [made] = await this.records.create(open, [{ act: ACT, content, number, propose }])
      if (put) await this.#note(open, made.id, put)
      return made
    })
  }

  async #refuseUnsound(content: CaseContent): Promise<void> {
    refuseObjections(await this.findings.objections(content), this.forms.catalogue)
  }

  async #note(open: OpenChange, id: string, put: PutFile): Promise<void> {
    const change = open({ name: 'case.document_uploaded', subject: { type: 'case', id } })
    await this.documents.add(change, id, put)
  }
}

/** The report with one more document that its sender holds, under the name of its file. */
function holding({ sha256: file, name, mediaType, size }: PutFile, said: CaseContent): CaseContent {
  const leaf = { file, name, mediaType, size }
  return withDocument(said, 'C_1_6_1_r', { leaf, says: name })
}
