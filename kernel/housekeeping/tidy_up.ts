import { inject } from '@adonisjs/core'

import { type ExpiringRows, expiringRows } from '#kernel/changes/expiring_rows'
import { Forgetting } from '#kernel/changes/forgetting'
import { kernelRows } from '#kernel/housekeeping/kernel_rows'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { allScopes } from '#kernel/tenancy/all_scopes'
import type { Scope } from '#kernel/tenancy/scope'

/** The scheduled job that removes what is over: keys of requests, sessions, codes, limits, windows. */
@inject()
export default class TidyUp {
  constructor(
    private plugins: PluginRegistry,
    private forgetting: Forgetting
  ) {}

  async handle(): Promise<void> {
    const scopes = await allScopes()
    for (const rows of [...kernelRows, ...(await this.plugins.collect(expiringRows))]) {
      await this.#forget(rows, scopes)
    }
  }

  async #forget(rows: ExpiringRows, scopes: readonly Scope[]): Promise<void> {
    if (!rows.ofProjects) return void (await this.forgetting.forget(rows))
    for (const scope of scopes) await this.forgetting.forget(rows, scope)
  }
}
