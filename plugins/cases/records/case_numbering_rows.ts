import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import type { Scope } from '#kernel/tenancy/scope'

import {
  type CaseNumbering,
  isUsual,
  usualNumbering,
} from '#plugins/cases/numbering/case_numbering'

/** The numbering of a project's environment as it is saved; revision 0 when nobody has configured it. */
export interface SavedNumbering extends CaseNumbering {
  readonly revision: number
}

/** The same, and whether it is none but the project's own. */
export interface CurrentNumbering extends SavedNumbering {
  readonly isUsual: boolean
}

/** The numbering of the scope at hand. */
export async function readCaseNumbering(
  trx: TransactionClientContract,
  { projectId, environment }: Scope
): Promise<CurrentNumbering> {
  const { rows } = await trx.rawQuery(
    `select p.code, c.prefix, c.digits, c.revision from projects p
     left join case_numbering c on c.project_id = p.id and c.environment = ? where p.id = ?`,
    [environment, projectId]
  )
  const [{ code, prefix, digits, revision }] = rows
  if (revision === null) return { ...usualNumbering(code), revision: 0, isUsual: true }
  const numbering = { prefix, digits: Number(digits) }
  return { ...numbering, revision, isUsual: isUsual(numbering, code) }
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
 * Saves a numbering.
 * @param revision the one that it replaces
 * @returns whether that one still stood
 */
export async function saveCaseNumbering(
  change: Change,
  { companyId, projectId, environment }: Scope,
  { prefix, digits }: CaseNumbering,
  revision: number
): Promise<boolean> {
  const { rows } = await change.trx.rawQuery(
    `insert into case_numbering (company_id, project_id, environment, prefix, digits, revision)
     select ?, ?, ?, ?, ?, 1
     where ? = 0 or exists (select from case_numbering where project_id = ? and environment = ?)
     on conflict (project_id, environment) do update
       set prefix = excluded.prefix, digits = excluded.digits, revision = case_numbering.revision + 1
       where case_numbering.revision = ?
     returning revision`,
    [companyId, projectId, environment, prefix, digits, revision, projectId, environment, revision]
  )
  return rows.length > 0
}
