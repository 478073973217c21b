import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { refuseOtherProject } from '#kernel/access/permission_middleware'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor } from '#kernel/tenancy/actor'

import { type ReportKind, reportKinds } from '#plugins/sur/contract/periodic_report'
import { wording } from '#plugins/sur/lang/server/wording'
import { findOpening, type PeriodicOpening } from '#plugins/sur/records/openings'

/** Whether a kind of report is open in the company. */
export const isOpen = (opening: PeriodicOpening, kind: ReportKind): boolean =>
  kind === 'DSUR' ? opening.dsurOpen : opening.psurOpen

/** Who may work on a kind of report: whoever has its right, where the company has the kind. */
@inject()
export class WorkOnKind {
  constructor(private database: Database) {}

  /** Refuses with 1003 whoever lacks the right, and a kind that the company has not opened. */
  async refuse(
    { actor, request }: Pick<HttpContext, 'actor' | 'request'>,
    kind: ReportKind
  ): Promise<void> {
    refuseOtherProject({ request } as HttpContext, actor!)
    await this.refuseActor(kind)
  }

  /** Refuses with 1003 whoever may work on neither kind: what both of them draw on. */
  async refuseEither({ actor, request }: Pick<HttpContext, 'actor' | 'request'>): Promise<void> {
    refuseOtherProject({ request } as HttpContext, actor!)
    const has = (kind: ReportKind) => currentActor().permissions.has(kind)
    const opening = await this.database.read(findOpening)
    if (reportKinds.some((kind) => has(kind) && isOpen(opening, kind))) return
    const closed = reportKinds.find(has)
    const detail = closed && wording('opening.closed', { kind: closed })
    throw new kernelErrors.E_NO_PERMISSION(detail && { detail })
  }

  /** As `refuse`, where no request is at hand. */
  async refuseActor(kind: ReportKind): Promise<void> {
    if (!currentActor().permissions.has(kind)) throw new kernelErrors.E_NO_PERMISSION()
    if (!isOpen(await this.database.read(findOpening), kind)) {
      throw new kernelErrors.E_NO_PERMISSION({ detail: wording('opening.closed', { kind }) })
    }
  }
}
