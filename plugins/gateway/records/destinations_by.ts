import type { Database } from '#kernel/database/database'
import { actAs, currentCompany } from '#kernel/tenancy/actor'
import { allScopes } from '#kernel/tenancy/all_scopes'
import { systemIn } from '#kernel/tenancy/as_system'

/** The destinations of all projects of the company that go by a connection, each as `CDE (PROJECT)`. */
export async function destinationsBy(database: Database, connectionId: string): Promise<string[]> {
  const companyId = currentCompany()
  const found: string[] = []
  for (const { code: project, ...scope } of await allScopes()) {
    if (scope.companyId !== companyId) continue
    const rows = await actAs(systemIn(scope), () =>
      database.read((trx) =>
        trx
          .from('gateway_destinations')
          .where({ connection_id: connectionId })
          .whereNull('removed_at')
          .orderBy('code')
          .select('code')
      )
    )
    found.push(...rows.map(({ code }) => `${code} (${project})`))
  }
  return found
}
