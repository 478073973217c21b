import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'

import { CaseReading } from '#plugins/cases/contract/reading'
import { SubmissionRemarks } from '#plugins/gateway/contract/remarks'
import type { CaseDeclaration } from '#plugins/gateway/contract/shown'
import { ShownPlaces } from '#plugins/gateway/declaring/shown_places'
import { selectPlaced } from '#plugins/gateway/records/case_at_destinations'
import { readStatus } from '#plugins/gateway/records/declare_status'

/** More destinations than a project ever has. */
const MOST = 200

/** What is due of one case at all destinations. */
@inject()
export class CaseDeclarations {
  constructor(
    private reading: CaseReading,
    private database: Database,
    private shown: ShownPlaces,
    private remarks: SubmissionRemarks
  ) {}

  /** Refuses with 2604 an unknown case. */
  async of(caseId: string): Promise<CaseDeclaration> {
    const { id } = await this.reading.get(caseId)
    const { rows, status } = await this.database.read(async (trx) => ({
      ...(await selectPlaced(trx, { caseIds: [id] }, { from: 0, count: MOST })),
      status: await readStatus(trx, id),
    }))
    return { status, at: await this.shown.of(rows), remarks: await this.remarks.ofCase(id) }
  }
}
