import db from '@adonisjs/lucid/services/db'

import type { Environment, Scope } from '#kernel/tenancy/scope'

let made = 0
/** A text that no other test of this run uses. */
export const unique = (word: string) => `${word}-${process.pid}-${++made}`

export interface TestProject {
  readonly companyId: string
  readonly projectId: string
  readonly code: string
  /** The scope of one of its environments; test (0) when absent. */
  scope(environment?: Environment): Scope
}

/** A fresh project of a fresh company, or of the company given; pre-marketing (1) when no type is. */
export async function makeProject(
  options: { companyId?: string; type?: 1 | 2 } = {}
): Promise<TestProject> {
  const owner = db.connection('owner')
  const companyId = options.companyId ?? (await makeCompany())
  const code = unique('P')
  const [{ id }] = await owner
    .insertQuery()
    .table('projects')
    .insert({
      company_id: companyId,
      code,
      name: `Project ${code}`,
      type: options.type ?? 1,
      sender_identifier: code,
      receiver_identifier: 'RECEIVER',
    })
    .returning('id')
  return {
    companyId,
    projectId: id,
    code,
    scope: (environment = 0) => ({ companyId, projectId: id, environment }),
  }
}

async function makeCompany(): Promise<string> {
  const [{ id }] = await db
    .connection('owner')
    .insertQuery()
    .table('companies')
    .insert({ name: unique('Company'), type: 1 })
    .returning('id')
  return id
}
