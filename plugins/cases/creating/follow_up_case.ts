import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { compareDates } from '#kernel/case/content/date_comparison'
import { valueOf } from '#kernel/case/content/leaf'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { newId } from '#kernel/database/new_id'
import { answerOnce } from '#kernel/http/idempotency/answer_once'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { CaseRecords } from '#plugins/cases/contract'
import { refuseObjections } from '#plugins/cases/creating/refuse_objections'
import { refuseWrongShape } from '#plugins/cases/editing/refuse_wrong_shape'
import { caseErrors } from '#plugins/cases/errors'
import CaseFindings from '#plugins/cases/findings/case_findings'
import { creationDate } from '#plugins/cases/proposing/identify_case'

/** Without these a regulator does not know which case is followed up (6007). */
const IDENTIFIED = ['C_1_1', 'C_1_2', 'C_1_8_1']

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
    private records: CaseRecords,
    private changes: Changes,
    private forms: FormSchemas,
    private findings: CaseFindings
  ) {}

  /**
   * Refuses with 2017 what is wrong with the report, with 2604 an unknown case, with 6007 one that
   * lacks C.1.1, C.1.2 or C.1.8.1.
   */
  async handle({ idempotencyKey: key, ...input }: FollowUpInput) {
    const report = refuseWrongShape(this.forms, 'case', input.content)
    // Of very many rows that takes a while, in which no transaction is held open.
    refuseObjections(await this.findings.objections(report), this.forms.catalogue)
    const id = input.caseId.toLowerCase()
    const act = { name: 'case.follow_up_created', subject: { type: 'case', id } } as const
    return answerOnce(this.changes, act, { key, request: input }, async (change) => {
      const before = await this.records.lock(change, id)
      if (IDENTIFIED.some((element) => !valueOf(before.content[element])))
        throw new caseErrors.E_FOLLOW_UP_IDENTIFIERS()
      const content = followedUp(before.content, report, creationDate(await projectAtHand()))
      await this.records.revise(change, before, { newVersion: 'follow-up', content })
      return { id, caseNo: before.caseNo }
    })
  }
}

function followedUp(before: CaseContent, report: CaseContent, now: string): CaseContent {
  const numbers = newNumbers(rows(before.C_1_9_1_r), rows(report.C_1_9_1_r))
  return {
    ...before,
    C_1_2: now,
    C_1_5: later(before.C_1_5, report.C_1_4),
    ...(numbers.length > 0 && {
      C_1_9_1: true,
      C_1_9_1_r: [...rows(before.C_1_9_1_r), ...numbers],
    }),
  } as CaseContent
}

/** What came earlier than the latest information is none that is newer. */
function later(known: CaseContent[string] | undefined, came: CaseContent[string] | undefined) {
  const [one, other] = [String(valueOf(known) ?? ''), String(valueOf(came) ?? '')]
  return one !== '' && compareDates(one, other) === 1 ? known : came
}

/** Each is a row of its own in the case, whatever the identity of its row in the report. */
const newNumbers = (known: readonly Row[], given: readonly Row[]) =>
  given
    .filter(
      ({ C_1_9_1_r_2 }) => !known.some((row) => valueOf(row.C_1_9_1_r_2) === valueOf(C_1_9_1_r_2))
    )
    .map((row) => ({ ...row, id: newId() }))

const rows = (value: unknown): Row[] => (isRows(value) ? value : [])
