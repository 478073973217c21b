import type { ApplicationService } from '@adonisjs/core/types'
import { BaseModel } from '@adonisjs/lucid/orm'
import ShieldMiddleware from '@adonisjs/shield/shield_middleware'
import edge from 'edge.js'

import { RefusedAccesses } from '#kernel/access/refused/refused_accesses'
import { AlignBuiltInRoles } from '#kernel/access/roles/align_built_in_roles'
import { BulkChanges } from '#kernel/changes/bulk_changes'
import { Changes } from '#kernel/changes/changes'
import { TransientWrites } from '#kernel/changes/transient_writes'
import { refuseConfirmed } from '#kernel/configuration/refuse_confirmed'
import { Database } from '#kernel/database/database'
import { isDatabaseAway } from '#kernel/database/is_database_away'
import { proveCommits } from '#kernel/database/prove_commits'
import { watchLines } from '#kernel/database/watch_lines'
import { type Waiting, whenDatabaseComes } from '#kernel/database/when_database_comes'
import { refuseOwningRole } from '#kernel/database/refuse_owning_role'
import { ScopedAdapter } from '#kernel/database/scoped_adapter'
import { refuseOtherSchema } from '#kernel/database/schema_state'
import { RuleBook } from '#kernel/case/findings/rule_book'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { apiBase } from '#kernel/http/api_base'
import { refuseTakenBase } from '#kernel/http/refuse_taken_base'
import { passBootChecks } from '#kernel/plugins/boot_checks'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { listRoutes } from '#kernel/reports/listed_routes'
import { schemaSources } from '#kernel/plugins/schema_sources'

/** Things of the kernel of which a process needs one only. */
export default class KernelProvider {
  #waiting?: Waiting

  constructor(protected app: ApplicationService) {}

  register() {
    const { container } = this.app
    for (const Writing of [Changes, BulkChanges]) {
      container.singleton(Writing, async (resolver) => {
        const registry = await resolver.make(PluginRegistry)
        return new Writing((trx, acts) => refuseConfirmed(registry, trx, acts))
      })
    }
    container.singleton(
      RefusedAccesses,
      async (resolver) => new RefusedAccesses(await resolver.make(Changes))
    )
    // The provider of the package would make one for each request.
    container.singleton(ShieldMiddleware, async (resolver) => {
      const encryption = (await resolver.make('encryption')).use()
      return new ShieldMiddleware(this.app.config.get('shield'), encryption, edge)
    })
    container.singleton(TransientWrites, () => new TransientWrites())
    container.singleton(Database, () => new Database())
    container.singleton(FormSchemas, async (resolver) => {
      const registry = await resolver.make(PluginRegistry)
      return FormSchemas.open(schemaSources(registry, this.app.makePath('plugins')))
    })
    container.singleton(RuleBook, async (resolver) => {
      const [forms, registry] = await Promise.all([
        resolver.make(FormSchemas),
        resolver.make(PluginRegistry),
      ])
      return new RuleBook(forms, registry)
    })
  }

  /** No commit passes unproven, no statement waits for ever, no model is without a scope; every page tells its screens where the calls are. */
  async boot() {
    const db = await this.app.container.make('lucid.db')
    proveCommits(db)
    watchLines(db)
    BaseModel.useAdapter(new ScopedAdapter(db))
    edge.global('apiBase', apiBase())
  }

  /** A server whose tables, pages or rules do not fit ends here; commands may run, they mend it. */
  async start() {
    if (this.app.getEnvironment() !== 'web') return
    // Before the router has them twice.
    const { addresses } = await this.app.container.make(PluginRegistry)
    refuseTakenBase(
      addresses.map(({ name }) => name),
      apiBase()
    )
    try {
      await this.#prepareDatabase()
    } catch (error) {
      // It serves as soon as its database is there.
      if (!isDatabaseAway(error)) throw error
      this.#waiting = whenDatabaseComes(() => this.#prepareDatabase())
    }
    const rules = await this.app.container.make(RuleBook)
    rules.compiled()
  }

  /** All routes are there by now. */
  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const router = await this.app.container.make('router')
    const paths = listRoutes(router).map(({ path }) => path)
    refuseTakenBase(
      paths.filter((path) => !path.startsWith(`${apiBase()}/`)),
      apiBase()
    )
  }

  async shutdown() {
    this.#waiting?.stop()
    // Providers end in the opposite order: the database is still there.
    await (await this.app.container.make(RefusedAccesses)).flush()
  }

  async #prepareDatabase() {
    await refuseOwningRole(this.app)
    await refuseOtherSchema(this.app)
    await passBootChecks(this.app)
    await (await this.app.container.make(AlignBuiltInRoles)).handle()
  }
}
