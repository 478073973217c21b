import { inject } from '@adonisjs/core'

import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Language } from '#kernel/language/words'

import { CaseRecords } from '#plugins/cases/contract'
import { caseRefusals } from '#plugins/cases/contract/refusals'
import { wording } from '#plugins/narratives/lang/server/wording'
import type { NarrativeToSave } from '#plugins/narratives/records/narratives'
import CaseNarratives from '#plugins/narratives/writing/case_narratives'

/** Elements that hold a narrative: that of the case, and summaries in other languages. */
export const narrativePlaces = ['H.1', 'H.5.r'] as const
export type NarrativePlace = (typeof narrativePlaces)[number]

export interface WriteWish {
  readonly caseId: string
  readonly language: Language
  readonly place: NarrativePlace
  /** The revision that was looked at; the latest when absent. */
  readonly baseRevision?: number
  /** Said after being asked: another text goes. */
  readonly confirm?: boolean
  /** Another template than the one that is kept. */
  readonly template?: string
}

export interface WrittenNarrative {
  readonly caseNo: string
  /** Of the case. */
  readonly revision: number
  /** False where the case said so already: nothing was written. */
  readonly isNew: boolean
  readonly text: string
}

/** ISO 639-2, as H.5.r.1b says it. */
const codes = { zh: 'zho', en: 'eng' } as const

/** Writes the narrative of a case into the case, as a revision of it. */
@inject()
export default class WriteNarrative {
  constructor(
    private narratives: CaseNarratives,
    private records: CaseRecords,
    private changes: Changes,
    private forms: FormSchemas
  ) {}

  /**
   * Refuses what `CaseNarratives.tell` does, with 2017 a narrative without a sentence and one that is longer than
   * the element holds, with 2601 a case that was changed meanwhile, with 1006 another text that stands
   * there, until that is confirmed, and what guards of cases refuse.
   */
  async handle(wish: WriteWish): Promise<WrittenNarrative> {
    const { language, place, template } = wish
    const by: Partial<NarrativeToSave> = template === undefined ? {} : { template }
    const { record, text } = await this.narratives.tell(wish.caseId, language, by)
    this.#refuseLength(text, place)
    const { id, caseNo } = record
    const existing = textAt(record.content, place, language)
    if (existing === text) return { caseNo, revision: record.revision, isNew: false, text }
    const act = { name: 'case.narrative_written', subject: { type: 'case', id } } as const
    const { revision } = await this.changes.record(act, async (change) => {
      const locked = await this.records.lock(change, id)
      const base = wish.baseRevision ?? record.revision
      if (locked.revision !== base || locked.revision !== record.revision)
        throw new caseRefusals.E_CASE_CHANGED({ detail: wording('refusals.case_changed') })
      if (existing !== '' && wish.confirm !== true)
        throw new kernelErrors.E_DATA_STATUS({
          ...{ confirm: true, detail: wording('refusals.other_text', { place }) },
        })
      const content = withText(locked.content, text, place, language)
      return this.records.revise(change, locked, { content })
    })
    return { caseNo, revision, isNew: true, text }
  }

  #refuseLength(text: string, place: NarrativePlace): void {
    if (text === '') throw new kernelErrors.E_PARAMETER({ detail: wording('refusals.empty') })
    const most = this.forms.catalogue.element(place === 'H.1' ? 'H.1' : 'H.5.r.1a')!.maxLength!
    const length = [...text].length
    if (length > most)
      throw new kernelErrors.E_PARAMETER({
        detail: wording('refusals.too_long', { length, place, most, over: length - most }),
      })
  }
}

const summaries = ({ H_5_r: rows }: CaseContent): Row[] => (isRows(rows) ? rows : [])

const isIn = (row: Row, language: Language) => valueOf(row.H_5_r_1b) === codes[language]

function textAt(content: CaseContent, place: NarrativePlace, language: Language): string {
  const leaf =
    place === 'H.1' ? content.H_1 : summaries(content).find((row) => isIn(row, language))?.H_5_r_1a
  return String(valueOf(leaf) ?? '')
}

function withText(
  content: CaseContent,
  text: string,
  place: NarrativePlace,
  language: Language
): CaseContent {
  if (place === 'H.1') return { ...content, H_1: text }
  const rows = summaries(content)
  const at = rows.findIndex((row) => isIn(row, language))
  if (at === -1) {
    const row = { id: newId(), H_5_r_1a: text, H_5_r_1b: codes[language] }
    return { ...content, H_5_r: [...rows, row] }
  }
  return { ...content, H_5_r: rows.with(at, { ...rows[at]!, H_5_r_1a: text }) }
}
