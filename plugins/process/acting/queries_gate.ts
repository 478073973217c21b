import app from '@adonisjs/core/services/app'

import { findContract } from '#kernel/plugins/find_contract'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

import type { ProcessGate } from '#plugins/process/contract/gates'
import { wording } from '#plugins/process/lang/server/wording'

/** Queries on a case that are not closed. */
const openQueries: ProcessGate = {
  name: 'queries',
  label: wording('queries_gate.label'),
  async ask(caseId) {
    const queries = await findContract(
      'queries',
      async () => (await import('#plugins/queries/contract/open_queries')).OpenQueries
    )
    const count = (await queries?.countOf(caseId)) ?? 0
    if (count === 0) return []
    return [{ sentence: wording('queries_gate.open', { count }), place: '/tabs/queries' }]
  },
}

const registry = await app.container.make(PluginRegistry)

/** There is none where there are no queries. */
export default registry.find('queries') ? [openQueries] : []
