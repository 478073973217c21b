import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { answerOnce } from '#kernel/http/idempotency/answer_once'

import { CaseFollowUps } from '#plugins/cases/contract/follow_ups'
import { versionActs } from '#plugins/cases/contract/versions'
import { refuseObjections } from '#plugins/cases/creating/refuse_objections'
import { refuseWrongShape } from '#plugins/cases/editing/refuse_wrong_shape'
import CaseFindings from '#plugins/cases/findings/case_findings'
import { rowsOf } from '#plugins/cases/versions/next_version'

export interface FollowUpInput {
  readonly caseId: string
  /** What is known of the report that came. */
  readonly content?: unknown
  readonly idempotencyKey?: string
}

/**
 * Books a report in as a follow-up of a case that is there: a new version, of the day on which the
 * report came, with the number that its sender gave. What else it says is entered on the pages.
 */
@inject()
export default class FollowUpCase {
  constructor(
    private followUps: CaseFollowUps,
    private changes: Changes,
    private forms: FormSchemas,
    private findings: CaseFindings
  ) {}

  /**
   * Refuses with 2017 what is wrong with the report, with 2604 an unknown case, with 6006 one that has to
   * be archived before, with 1006 one that takes no version, with 6007 one that lacks C.1.1, C.1.2 or
   * C.1.8.1.
   */
  async handle({ idempotencyKey: key, ...input }: FollowUpInput) {
    const report = refuseWrongShape(this.forms, 'case', input.content)
    // Of very many rows that takes a while, in which no transaction is held open.
    refuseObjections(await this.findings.objections(report), this.forms.catalogue)
    const id = input.caseId.toLowerCase()
    const act = { name: versionActs['follow-up'], subject: { type: 'case', id } } as const
    return answerOnce(this.changes, act, { key, request: input }, async (change) => {
      const { C_1_4: received, C_1_9_1_r: numbers } = report
      return this.followUps.open(change, id, { received, numbers: rowsOf(numbers) })
    })
  }
}
