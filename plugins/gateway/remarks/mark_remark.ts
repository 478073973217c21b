import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { findRemark, setRemarkOpen } from '#plugins/gateway/records/remarks'

/** Marks a remark as handled by hand, or opens it again. */
@inject()
export class MarkRemark {
  constructor(
    private changes: Changes,
    private database: Database
  ) {}

  /** Refuses with 1005 one that the project at hand does not have. One that is so already stays so. */
  async handle(id: string, isOpen: boolean): Promise<void> {
    const remark = await this.database.read((trx) => findRemark(trx, id))
    if (!remark) throw new kernelErrors.E_DATA_NOT_FOUND()
    const subject = { type: 'submission', id: remark.submissionId }
    const name = isOpen ? 'submission.remark_opened' : 'submission.remark_closed'
    await this.changes.record({ name, subject }, async (change) => {
      await refuseClosedProject(change)
      const now = await findRemark(change.trx, id)
      if (!now || now.isOpen === isOpen) return
      await setRemarkOpen(change, id, isOpen, currentActor().name)
      change.note('isOpen', now.isOpen, isOpen)
    })
  }
}
