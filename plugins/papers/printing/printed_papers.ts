import { inject } from '@adonisjs/core'

import { nameTerms } from '#kernel/case/forms/name_terms'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { LaidPaper } from '#kernel/paper/laid_paper'
import type { PaperDocument } from '#kernel/paper/paper_document'
import { PaperPress } from '#kernel/paper/paper_press'
import type { PaperFile } from '#kernel/paper/paper_tasks'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { currentActor } from '#kernel/tenancy/actor'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { CaseProcess } from '#plugins/cases/contract/process'
import { CaseReading } from '#plugins/cases/contract/reading'
import {
  type MadePaper,
  type PaperForm,
  paperForms,
  type PaperLanguage,
  Papers,
  type PaperWish,
  type PrintedPaper,
} from '#plugins/papers/contract'
import { wording } from '#plugins/papers/lang/server/wording'
import { recordPrinted } from '#plugins/papers/printing/printed_act'
import { hideElements } from '#plugins/papers/privacy/hide_elements'
import { privacySet, privacySets } from '#plugins/papers/privacy/privacy_sets'
import {
  type CaseOfPaper,
  type PaperFacts,
  paperOfCase,
} from '#plugins/papers/writing/paper_of_case'

interface Written {
  readonly caseId: string
  readonly one: CaseOfPaper
  readonly paper: PaperDocument
}

/** Papers by the forms of the installed plugins, laid on threads of their own. */
@inject()
export default class PrintedPapers extends Papers {
  #press = new PaperPress()

  constructor(
    private plugins: PluginRegistry,
    private schemas: FormSchemas,
    private reading: CaseReading,
    private process: CaseProcess,
    private changes: Changes
  ) {
    super()
  }

  async forms(): Promise<readonly PaperForm[]> {
    const forms = await this.plugins.collect(paperForms)
    return forms.toSorted((a, b) => a.order - b.order)
  }

  privacySets() {
    return privacySets
  }

  async pages(caseId: string, wish: PaperWish): Promise<LaidPaper> {
    const { paper } = await this.#write(caseId, wish)
    return this.#press.pages(paper)
  }

  /** The file is made before the transaction that tells of it begins. */
  async print(caseId: string, wish: PaperWish, kind: PaperFile): Promise<PrintedPaper> {
    const made = await this.make(caseId, wish, kind)
    await this.changes.recordMany(async (open) => recordPrinted(open, made))
    const { caseNo, version, revision, fileName, bytes } = made
    return { caseNo, version, revision, fileName, bytes }
  }

  async make(caseId: string, wish: PaperWish, kind: PaperFile): Promise<MadePaper> {
    const { caseId: id, one, paper } = await this.#write(caseId, wish)
    const bytes = await this.#press.file(kind, paper)
    const { caseNo, version, revision } = one
    const { form, language } = wish
    const { key: privacy, hides } = privacySet(wish.privacy)
    const parts = [caseNo, `v${version}`, `r${revision}`, form, language]
    const fileName = `${[...parts, ...(hides.length > 0 ? [privacy] : [])].join('_')}.${kind}`
    const facts = { form, language, privacy, kind }
    return { caseId: id, caseNo, version, revision, fileName, bytes, facts }
  }

  async check({ form: key, language, privacy }: PaperWish): Promise<void> {
    await this.#formFor(key, language)
    privacySet(privacy)
  }

  close(): Promise<void> {
    return this.#press.close()
  }

  async #write(
    caseId: string,
    { form: key, language, privacy, revision: wished }: PaperWish
  ): Promise<Written> {
    const form = await this.#formFor(key, language)
    const set = privacySet(privacy)
    const record = await this.reading.get(caseId)
    const revision = wished ?? record.revision
    const isLatest = revision === record.revision
    const { content: whole } = isLatest
      ? record
      : await this.reading.getRevision(record.id, revision)
    const save = isLatest
      ? record
      : (await this.reading.listRevisions(record.id)).find((each) => each.revision === revision)!
    const { version, versionKind } = save
    const content = hideElements(whole, set)
    const terms = await nameTerms(content, this.schemas.catalogue, this.plugins)
    const one = { caseNo: record.caseNo, version, versionKind, revision, content, terms }
    const node = (await this.process.current()).find(record.status)
    const state =
      versionKind === 'nullification'
        ? 'nullified'
        : !isLatest
          ? 'superseded'
          : node?.kind === 'ended'
            ? 'ended'
            : 'draft'
    const { timeZone } = await projectAtHand()
    const facts: PaperFacts = {
      ...{ maker: currentActor().name, madeAt: new Date().toISOString() },
      ...{ timeZone: timeZone ?? 'UTC', state },
    }
    const paper = paperOfCase(one, form, language, facts, this.schemas)
    if (paper.nodes.length === 0)
      throw new kernelErrors.E_DATA_NOT_FOUND({
        detail: wording('paper.no_rows', { name: form.name }),
      })
    return { caseId: record.id, one, paper }
  }

  async #formFor(key: string, language: PaperLanguage): Promise<PaperForm> {
    const form = (await this.forms()).find((each) => each.key === key)
    if (!form)
      throw new kernelErrors.E_DATA_NOT_FOUND({ detail: wording('paper.no_form', { key }) })
    if (form.languages && !form.languages.includes(language))
      throw new kernelErrors.E_PARAMETER({
        detail: wording('paper.no_language', { name: form.name }),
      })
    return form
  }
}
