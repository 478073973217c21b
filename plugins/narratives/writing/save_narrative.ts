import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import type { Language } from '#kernel/language/words'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'
import { keepNarrative, type NarrativeToSave } from '#plugins/narratives/records/narratives'
import AvailableTemplates from '#plugins/narratives/templates/available_templates'

export interface SaveWish extends NarrativeToSave {
  readonly caseId: string
  readonly language: Language
  /** The revision of the narrative that was looked at; 0 where there was none. */
  readonly revision: number
}

/** Keeps what people did to the sentences of a narrative. */
@inject()
export default class SaveNarrative {
  constructor(
    private reading: CaseReading,
    private records: CaseRecords,
    private templates: AvailableTemplates,
    private changes: Changes
  ) {}

  /**
   * Refuses with 2604 an unknown case, with 2602 a deleted one, with 2208 a template that is not there, with
   * 1006 a narrative that others changed since. @returns its revision
   */
  async handle({ caseId, language, revision, ...wish }: SaveWish): Promise<{ revision: number }> {
    const { id, content } = await this.reading.get(caseId)
    await this.templates.find(wish.template, content)
    const act = { name: 'case.narrative_saved', subject: { type: 'case', id } } as const
    return this.changes.record(act, async (change) => {
      await this.records.lock(change, id)
      const of = { caseId: id, language, revision }
      return { revision: await keepNarrative(change, of, wish) }
    })
  }
}
