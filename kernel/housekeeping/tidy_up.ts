import { inject } from '@adonisjs/core'

import { type ExpiringRows, expiringRows } from '#kernel/changes/expiring_rows'
import { Forgetting } from '#kernel/changes/forgetting'
import { Database } from '#kernel/database/database'
import { kernelRows } from '#kernel/housekeeping/kernel_rows'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import type { Scope } from '#kernel/tenancy/scope'

/** The scheduled job that removes what is over: keys of requests, sessions, codes, limits, windows. */
@inject()
export default class TidyUp {
  constructor(
    private plugins: PluginRegistry,
    private database: Database,
    private forgetting: Forgetting
  ) {}

  async handle(): Promise<void> {
    const scopes = await this.#scopes()
    for (const rows of [...kernelRows, ...(await this.plugins.collect(expiringRows))]) {
      await this.#forget(rows, scopes)
    }
  }

  async #forget(rows: ExpiringRows, scopes: readonly Scope[]): Promise<void> {
    if (!rows.ofProjects) return void (await this.forgetting.forget(rows))
    for (const scope of scopes) await this.forgetting.forget(rows, scope)
  }

  /** Both environments of every project. */
  async #scopes(): Promise<Scope[]> {
    const projects = await this.database.readCompany((trx) =>
      trx.from('projects').select('id', 'company_id')
    )
    return projects.flatMap(({ id: projectId, company_id: companyId }) =>
      ([0, 1] as const).map((environment) => ({ companyId, projectId, environment }))
    )
  }
}
