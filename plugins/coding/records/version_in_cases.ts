import app from '@adonisjs/core/services/app'

import { Database } from '#kernel/database/database'
import { inEachScope } from '#kernel/tenancy/as_system'

/** Whether any case of the installation says this version of MedDRA beside a code. */
export async function isVersionInCases(version: string): Promise<boolean> {
  const database = await app.container.make(Database)
  const places = await inEachScope(({ projectId: project_id, environment }) =>
    database.read((trx) =>
      trx.from('coded_places').where({ project_id, environment, version }).select('path').first()
    )
  )
  return places.some(Boolean)
}
