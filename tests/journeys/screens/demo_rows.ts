import db from '@adonisjs/lucid/services/db'

import type { Scope } from '#kernel/tenancy/scope'
import { platformTables, tenantTables } from '#tests/isolation/kit/tenant_tables'
import { type Pool, readPool } from '#tests/isolation/kit/world'
import type { Session } from '#tests/journeys/screens/session'

/** Rows of the project of the demonstration with which screens are opened. */
export interface DemoRows {
  readonly scope: Scope
  readonly pool: Pool
  /** All of them as JSON, and the names of people and of roles, which stand in both languages. */
  readonly said: string
}

/** Where the invented people work. */
export async function demoScope(): Promise<Scope> {
  const project = await db.connection('owner').from('projects').where({ code: 'PH302' }).first()
  return { companyId: project.company_id, projectId: project.id, environment: 0 }
}

/**
 * A few rows of each table, and all presets: there are some of each kind.
 * @param editor who brings a document of a case, since none is invented
 */
export async function demoRows(scope: Scope, editor: Session): Promise<DemoRows> {
  const owner = db.connection('owner')
  const place = { project_id: scope.projectId, environment: scope.environment }
  const cases = await owner.from('cases').where(place).orderBy('case_no').limit(5)
  await editor.upload(`/api/cases/${cases[0].id}/documents`, 'document', 'letter.txt')
  const tables = [...(await tenantTables()), ...(await platformTables())]
  const pool = new Map(await readPool(tables, scope))
  pool.set('cases', cases)
  // Those that other journeys brought into other cases came before it.
  pool.set('case_documents', await owner.from('case_documents').where({ case_id: cases[0].id }))
  if (pool.has('presets')) pool.set('presets', await owner.from('presets').where(place))
  const roles = await owner.from('roles').select('name_en', 'name_zh')
  // Other journeys make people, too.
  const users = await owner.from('users').select('name', 'username')
  return { scope, pool, said: JSON.stringify([...pool, roles, users]) }
}
