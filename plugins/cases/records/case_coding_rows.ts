import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import type { Scope } from '#kernel/tenancy/scope'

import { type CaseCoding, isUsual, usualCoding } from '#plugins/cases/numbering/case_coding'

/** The coding of a project's environment as it is kept; revision 0 when nobody has configured it. */
export interface KeptCoding extends CaseCoding {
  readonly revision: number
}

/** The same, and whether it is none but the project's own. */
export interface ReadCoding extends KeptCoding {
  readonly isUsual: boolean
}

/** The coding of the scope at hand. */
export async function readCaseCoding(
  trx: TransactionClientContract,
  { projectId, environment }: Scope
): Promise<ReadCoding> {
  const { rows } = await trx.rawQuery(
    `select p.code, c.prefix, c.digits, c.revision from projects p
     left join case_coding c on c.project_id = p.id and c.environment = ? where p.id = ?`,
    [environment, projectId]
  )
  const [{ code, prefix, digits, revision }] = rows
  if (revision === null) return { ...usualCoding(code), revision: 0, isUsual: true }
  const kept = { prefix, digits: Number(digits) }
  return { ...kept, revision, isUsual: isUsual(kept, code) }
}

/** Running number of the next case. */
export async function nextRunningNumber(
  trx: TransactionClientContract,
  { projectId, environment }: Scope
): Promise<number> {
  const row = await trx
    .from('case_counters')
    .where({ project_id: projectId, environment })
    .select('last')
    .first()
  return (row?.last ?? 0) + 1
}

/**
 * Keeps a coding.
 * @param revision the one that it replaces
 * @returns whether that one still stood
 */
export async function keepCaseCoding(
  change: Change,
  { companyId, projectId, environment }: Scope,
  { prefix, digits }: CaseCoding,
  revision: number
): Promise<boolean> {
  const { rows } = await change.trx.rawQuery(
    `insert into case_coding (company_id, project_id, environment, prefix, digits, revision)
     select ?, ?, ?, ?, ?, 1
     where ? = 0 or exists (select from case_coding where project_id = ? and environment = ?)
     on conflict (project_id, environment) do update
       set prefix = excluded.prefix, digits = excluded.digits, revision = case_coding.revision + 1
       where case_coding.revision = ?
     returning revision`,
    [companyId, projectId, environment, prefix, digits, revision, projectId, environment, revision]
  )
  return rows.length > 0
}
