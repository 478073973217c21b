import app from '@adonisjs/core/services/app'

import { Database } from '#kernel/database/database'
import { actAs } from '#kernel/tenancy/actor'
import { allScopes } from '#kernel/tenancy/all_scopes'

/** Whether any case of the installation says this version of MedDRA beside a code. */
export async function isVersionInCases(version: string): Promise<boolean> {
  const database = await app.container.make(Database)
  for (const { code: _, ...scope } of await allScopes()) {
    const { projectId: project_id, environment } = scope
    const actor = { userId: null, name: 'system', permissions: new Set<string>(), scope }
    const place = await actAs(actor, () =>
      database.read((trx) =>
        trx.from('coded_places').where({ project_id, environment, version }).select('path').first()
      )
    )
    if (place) return true
  }
  return false
}
