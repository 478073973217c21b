import { inject } from '@adonisjs/core'

import type { CaseContent } from '#kernel/case/content/case_content'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { isRealDate } from '#kernel/case/content/partial_date'
import { Database } from '#kernel/database/database'

import type { CaseRecord } from '#plugins/cases/contract'
import { CaseProcess } from '#plugins/cases/contract/process'
import { CaseReading } from '#plugins/cases/contract/reading'
import { deadlines } from '#plugins/deadlines/contract/deadlines'
import { factsOf } from '#plugins/deadlines/contract/facts_of'
import { textOf } from '#plugins/deadlines/contract/rows'

import { DeadlineTermsOfProject } from '#plugins/deadlines/explaining/deadline_terms'
import { levelsAtHand } from '#plugins/deadlines/explaining/levels_at_hand'
import { submittedAtHand } from '#plugins/deadlines/explaining/submitted_at_hand'
import { selectMissed } from '#plugins/deadlines/records/select_missed'

/** Says of a case when it is due and why, with all that the browser needs to say it while somebody types. */
@inject()
export class ExplainCase {
  constructor(
    private reading: CaseReading,
    private process: CaseProcess,
    private terms: DeadlineTermsOfProject,
    private database: Database,
    private forms: FormSchemas
  ) {}

  /** Refuses as `CaseReading.get`. */
  async handle(caseId: string) {
    return this.of(await this.reading.get(caseId))
  }

  async of(record: CaseRecord) {
    const { id, content, versionKind, status, revision } = record
    const [terms, { today, timeZone, ...calendar }, levels, process, missed, submitted] =
      await Promise.all([
        this.terms.terms(),
        this.terms.calendar(receiptsOf(content)),
        levelsAtHand(),
        this.process.current(),
        this.database.read((trx) => selectMissed(trx, id)),
        submittedAtHand([id]),
      ])
    const days = submitted.get(id)
    const context = { ...terms.context, versionKind, ...(days && { submitted: days }) }
    return {
      ...{ today, timeZone, calendar, revision, levels, missed, context, content },
      rules: terms.rules,
      catalogueHash: this.forms.hash,
      isOpen: process.find(status)?.kind !== 'ended',
      deadlines: deadlines(factsOf(content, context), terms.rules),
    }
  }
}

/** The days from which something may be counted. */
const receiptsOf = ({ C_1_4, C_1_5 }: CaseContent): string[] =>
  [textOf(C_1_4), textOf(C_1_5)].filter((day) => day !== undefined && isRealDate(day)) as string[]
