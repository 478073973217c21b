import type { ApplicationService } from '@adonisjs/core/types'
import edge from 'edge.js'

import { AlignBuiltInRoles } from '#kernel/access/roles/align_built_in_roles'
import { Changes } from '#kernel/changes/changes'
import { Passing } from '#kernel/changes/passing'
import { Database } from '#kernel/database/database'
import { isDatabaseAway } from '#kernel/database/is_database_away'
import { refuseOtherSchema } from '#kernel/database/schema_state'
import { RuleBook } from '#kernel/findings/rule_book'
import { FormSchemas } from '#kernel/forms/form_schemas'
import { apiBase } from '#kernel/http/api_base'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { schemaSources } from '#kernel/plugins/schema_sources'

/** Things of the kernel of which a process needs one only. */
export default class KernelProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    const { container } = this.app
    container.singleton(Changes, () => new Changes())
    container.singleton(Passing, () => new Passing())
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

  /** Every page tells its screens where the calls are. */
  boot() {
    edge.global('apiBase', apiBase())
  }

  /** A server whose tables, pages or rules do not fit ends here; commands may run, they mend it. */
  async start() {
    if (this.app.getEnvironment() !== 'web') return
    try {
      await refuseOtherSchema(this.app)
      await (await this.app.container.make(AlignBuiltInRoles)).handle()
    } catch (error) {
      // It serves as soon as its database is there.
      if (!isDatabaseAway(error)) throw error
    }
    const rules = await this.app.container.make(RuleBook)
    await rules.compiled()
  }
}
