import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import {
  type Confirmation,
  lockConfiguration,
  readConfirmation,
} from '#kernel/configuration/confirmation'
import { confirmingObstacles } from '#kernel/configuration/confirming_obstacles'
import { isConfirmed } from '#kernel/configuration/refuse_confirmed'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { currentActor, currentScope } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

/** Confirms the configuration of the project at hand, in its environment. */
@inject()
export class ConfirmConfiguration {
  constructor(
    private changes: Changes,
    private plugins: PluginRegistry
  ) {}

  /** Refuses with 1006 one that is confirmed already or that something keeps from it, and in a closed project. */
  async handle(): Promise<Confirmation> {
    const scope = currentScope()
    const { companyId, projectId, environment } = scope
    const subject = { type: 'configuration', id: `${projectId}:${environment}` }
    const obstacles = await this.plugins.collect(confirmingObstacles)
    return this.changes.record({ name: 'configuration.confirmed', subject }, async (change) => {
      await refuseClosedProject(change)
      await lockConfiguration(change.trx, scope, 'alone')
      const before = await readConfirmation(change.trx, scope)
      if (before) throw await isConfirmed(before)
      for (const obstacle of obstacles) {
        const detail = await obstacle(change.trx)
        if (detail) throw new kernelErrors.E_DATA_STATUS({ detail })
      }
      await change.trx.table('confirmed_configurations').insert({
        ...{ company_id: companyId, project_id: projectId, environment },
        confirmed_by_name: currentActor().name,
      })
      const confirmation = (await readConfirmation(change.trx, scope))!
      change.note('confirmed', undefined, confirmation.at)
      return confirmation
    })
  }
}
