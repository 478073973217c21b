import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { elementOfPath } from '#kernel/case/content/element_path'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { CaseReading } from '#plugins/cases/contract/reading'
import { caseRefusals } from '#plugins/cases/contract/refusals'
import { refusalOf } from '#plugins/process/acting/act_on_case'
import { acts } from '#plugins/process/contract/acts'
import { type ErrorSeverity, whyNotRate } from '#plugins/process/contract/correction'
import { wording as said } from '#plugins/process/lang/wording'
import { wording } from '#plugins/process/lang/server/wording'
import { type CaseWay, CaseWays } from '#plugins/process/records/case_ways'
import { Corrections } from '#plugins/process/records/corrections'

interface RatedInput {
  readonly caseId: string
  readonly correctionId: string
  /** Revision of the correction that whoever acts has seen. */
  readonly seen: number
  /** `open` takes back what was said. */
  readonly severity: ErrorSeverity
}

/** Says how severe the error is that was corrected at the quality check. */
@inject()
export default class RateCorrection {
  constructor(
    private changes: Changes,
    private reading: CaseReading,
    private ways: CaseWays,
    private corrections: Corrections
  ) {}

  /**
   * Refuses with 2604 an unknown case, with 2602 a deleted one, with 1006 one that does not stand at the
   * quality check or is somebody else's, with 1003 whoever does not work there, with 1005 a correction
   * that is not there or not seen, with 2601 one that was corrected again since.
   */
  async handle({ caseId, correctionId, seen, severity }: RatedInput): Promise<void> {
    const unseen = await this.reading.unseen()
    const subject = { type: 'case', id: caseId.toLowerCase() }
    await this.changes.record({ name: 'case.correction_rated', subject }, async (change) => {
      await refuseClosedProject(change)
      const way = await this.ways.lock(change, caseId)
      refuseRating(way)
      const found = await this.corrections.lock(change, way.caseId, correctionId, unseen)
      if (!found) {
        const detail = wording('quality.gone')
        throw new kernelErrors.E_DATA_NOT_FOUND({ detail })
      }
      if (found.revision !== seen) {
        const detail = wording('quality.corrected_again', { who: found.correctedBy })
        throw new caseRefusals.E_CASE_CHANGED({ detail, seen })
      }
      const element = elementOfPath(found.path)
      const noted = (value: ErrorSeverity) => (value === 'open' ? null : { [element]: value })
      change.note('error_severity', noted(found.severity), noted(severity))
      await this.corrections.rate(change, found.id, severity)
    })
  }
}

function refuseRating({ standing, definition, revision }: CaseWay): void {
  const { pass } = acts(standing, definition, currentActor(), revision)
  const why = whyNotRate(standing, pass)
  if (why === null) return
  if (why !== 'not_at_quality') throw refusalOf(why)
  throw new kernelErrors.E_DATA_STATUS({ detail: said('quality.why.not_at_quality') })
}
