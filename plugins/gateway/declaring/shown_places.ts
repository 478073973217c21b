import { inject } from '@adonisjs/core'

import { today } from '#kernel/fields/today'
import { currentActor, currentScope } from '#kernel/tenancy/actor'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { CaseReading } from '#plugins/cases/contract/reading'
import { daysBetween } from '#plugins/deadlines/contract/days'
import { SubmissionRemarks } from '#plugins/gateway/contract/remarks'
import type { CaseAtDestination } from '#plugins/gateway/contract/shown'
import { deedsOf } from '#plugins/gateway/declaring/deeds'
import type { PlacedCase } from '#plugins/gateway/records/case_at_destinations'

/** Cases at destinations as screens show them. */
@inject()
export class ShownPlaces {
  constructor(
    private remarks: SubmissionRemarks,
    private reading: CaseReading
  ) {}

  /** Whoever does not see all of the cases is told no due date: it follows from what they say. */
  async of(placed: readonly PlacedCase[]): Promise<CaseAtDestination[]> {
    const caseIds = [...new Set(placed.map(({ caseId }) => caseId))]
    const counted = await this.remarks.countOpen(caseIds)
    const now = today(await projectAtHand())
    const isUnseen = (await this.reading.unseen()).size > 0
    const asker = {
      maySubmit: currentActor().permissions.has('CASE_DECLARE'),
      isFormal: currentScope().environment === 1,
    }
    return placed.map((each) => {
      const { caseId, caseNo, version, versionKind, destinationId, code, name, region } = each
      const { isPortal, stage, state, submissionId, submittedVersion, lastAct, lastAt } = each
      const due = isUnseen ? null : each.due
      const isOf = (one: { caseId: string; destinationId: string }) =>
        one.caseId === caseId && one.destinationId === destinationId
      return {
        ...{ caseId, caseNo, version, versionKind, state, due },
        destination: { id: destinationId, code, name, region, isPortal, stage },
        days: due === null ? null : daysBetween(now, due),
        ...{ submissionId, submittedVersion, lastAct, lastAt: lastAt?.toISOString() ?? null },
        remarks: counted.find(isOf)?.count ?? 0,
        acts: deedsOf(each, asker),
      }
    })
  }
}
