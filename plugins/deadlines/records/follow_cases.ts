import app from '@adonisjs/core/services/app'

import type { CaseContent } from '#kernel/case/content/case_content'

import type { CaseProjection, VersionKind } from '#plugins/cases/contract'
import { deadlines } from '#plugins/deadlines/contract/deadlines'
import { factsOf } from '#plugins/deadlines/contract/facts_of'
import { DeadlineTermsOfProject } from '#plugins/deadlines/explaining/deadline_terms'
import { submittedAtHand } from '#plugins/deadlines/explaining/submitted_at_hand'
import { dueRow } from '#plugins/deadlines/records/due_row'

/** When a case is due follows what it says, in the change that says it. */
const ofDestinations: CaseProjection = {
  table: 'case_deadlines',
  columns: ['destination', 'part', 'state', 'rule', 'rule_version', 'day_zero', 'due'],
  async reader(caseIds) {
    const judge = await judging(caseIds)
    return (content, kind, caseId) =>
      judge(content, kind, caseId).flatMap(
        ({ destination, state, rule, dayZero, due, complement }) => {
          const report = {
            ...{ destination, part: 'report', state, rule: rule?.id ?? null },
            ...{ rule_version: rule?.version ?? null, day_zero: dayZero ?? null, due: due ?? null },
          }
          return complement
            ? [report, { ...report, part: 'complement', rule: rule!.then!.id, due: complement.due }]
            : [report]
        }
      )
  },
}

const ofCase: CaseProjection = {
  table: 'case_due',
  columns: ['due', 'destination', 'is_unsayable'],
  async reader(caseIds) {
    const judge = await judging(caseIds)
    return (content, kind, caseId) => [dueRow(judge(content, kind, caseId))]
  },
}

/** Judges contents by the terms of the project at hand, which are asked once. */
async function judging(caseIds: readonly string[]) {
  const { rules, context } = await (await app.container.make(DeadlineTermsOfProject)).terms()
  const submitted = await submittedAtHand(caseIds)
  return (content: CaseContent, versionKind: VersionKind, caseId: string) => {
    const days = submitted.get(caseId)
    const known = { ...context, versionKind, ...(days && { submitted: days }) }
    return deadlines(factsOf(content, known), rules)
  }
}

export default [ofDestinations, ofCase]
