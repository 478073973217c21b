import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { lockConfiguration, readConfirmation } from '#kernel/configuration/confirmation'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { wording } from '#kernel/lang/server/wording'
import { currentScope } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

/** Makes a confirmed configuration open again. */
@inject()
export class CancelConfirmation {
  constructor(private changes: Changes) {}

  /**
   * Refuses with 1006 a configuration that is open, and in a closed project.
   * @param reason why, for the audit trail
   */
  async handle(reason: string): Promise<void> {
    const scope = currentScope()
    const { projectId, environment } = scope
    const subject = { type: 'configuration', id: `${projectId}:${environment}` }
    const act = { name: 'configuration.cancelled', subject, reason } as const
    await this.changes.record(act, async (change) => {
      await refuseClosedProject(change)
      await lockConfiguration(change.trx, scope, 'alone')
      const before = await readConfirmation(change.trx, scope)
      if (!before) throw new kernelErrors.E_DATA_STATUS({ detail: isOpen })
      const where = { project_id: projectId, environment }
      await change.trx.from('confirmed_configurations').where(where).delete()
      change.note('confirmed', before.at, undefined)
    })
  }
}

const isOpen = wording('cancel_confirmation.is_open')
