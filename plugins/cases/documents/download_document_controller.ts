import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { fileLeavesIn } from '#kernel/case/content/file_leaves'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { Files } from '#kernel/files/files'
import { sendFile } from '#kernel/files/send_file'
import { FormSchemas } from '#kernel/case/forms/form_schemas'

import { CaseReading } from '#plugins/cases/contract/reading'
import StoredCaseDocuments from '#plugins/cases/records/stored_case_documents'

/** Gives a document of a case as a file to save, never to be shown by the browser. */
@inject()
export default class DownloadDocumentController {
  constructor(
    private reading: CaseReading,
    private documents: StoredCaseDocuments,
    private files: Files,
    private forms: FormSchemas
  ) {}

  /** Refuses with 1005 what is no document of this case, even when the project has it. */
  async handle(ctx: HttpContext) {
    const { caseId, sha256 } = ctx.params
    const { content } = await this.reading.get(caseId)
    if (!(await this.documents.has(caseId, sha256))) throw new kernelErrors.E_DATA_NOT_FOUND()
    // The same bytes may be kept under several names; the case says which is its own.
    const leaf = [...fileLeavesIn(content)].find(({ file }) => file === sha256)
    if (!leaf && (await this.#mayBeUnseen(caseId, sha256)))
      throw new kernelErrors.E_DATA_NOT_FOUND()
    const stored = await this.files.get(sha256)
    const bytes = await this.files.read(stored)
    return sendFile(ctx, { name: leaf?.name ?? stored.name, mediaType: stored.mediaType, bytes })
  }

  /** It stood in the case, maybe in an element that the actor does not see. */
  async #mayBeUnseen(caseId: string, sha256: string): Promise<boolean> {
    const unseen = [...(await this.reading.unseen())]
    const isOfFile = (key: string) => this.forms.catalogue.element(key)?.type === 'file'
    return unseen.some(isOfFile) && this.documents.stood(caseId, sha256)
  }
}
