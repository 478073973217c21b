import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { EntryVersion } from '#plugins/sur/contract/entry_at'
import type { RegisterKey, RegisterValues } from '#plugins/sur/contract/register'

type Trx = TransactionClientContract

/** A version of a row, with who wrote it and why. */
export interface VersionRow extends EntryVersion {
  readonly reason: string | null
  readonly byName: string
  readonly at: Date
}

/** A row of a register with its versions in their order. */
export interface EntryRow {
  readonly id: string
  readonly register: RegisterKey
  readonly versions: readonly VersionRow[]
}

/** What a version says when it is written. */
export type VersionToAdd = Pick<EntryVersion, 'values' | 'validFrom' | 'closedOn'> & {
  /** Null for the first. */
  readonly reason: string | null
}

/** The rows of a register, or of all; in the order of their ids. */
export async function listEntries(trx: Trx, register?: RegisterKey): Promise<EntryRow[]> {
  const entries = trx.from('periodic_register_entries').orderBy('id').select('id', 'register')
  return withVersions(trx, await (register ? entries.where({ register }) : entries))
}

/** Refuses with 1005 a row that the project does not have. */
export async function findEntry(trx: Trx, id: string): Promise<EntryRow> {
  const rows = await trx
    .from('periodic_register_entries')
    .where({ id: uuidOrNil(id) })
    .select('id', 'register')
  const [found] = await withVersions(trx, rows)
  if (!found) throw new kernelErrors.E_DATA_NOT_FOUND()
  return found
}

/** The same, held until the change is over: nobody else changes it meanwhile. */
export async function lockEntry(change: Change, id: string): Promise<EntryRow> {
  await change.trx
    .from('periodic_register_entries')
    .where({ id: uuidOrNil(id) })
    .forUpdate()
    .first()
  return findEntry(change.trx, id)
}

/** Keeps a row under the id of the act, with its first version. */
export async function addEntry(
  change: Change,
  register: RegisterKey,
  version: VersionToAdd
): Promise<void> {
  const { companyId: company_id, projectId: project_id, environment } = currentScope()
  const { id } = change.act.subject
  await change.trx
    .table('periodic_register_entries')
    .insert({ id, company_id, project_id, environment, register })
  change.note('register', undefined, register)
  await addVersion(change, { id, register, versions: [] }, version)
}

/** Adds a version to a row that is held, and notes what becomes different. */
export async function addVersion(
  change: Change,
  { id: entry_id, versions }: EntryRow,
  { values, validFrom, closedOn, reason }: VersionToAdd
): Promise<void> {
  const { companyId: company_id, projectId: project_id, environment } = currentScope()
  const { userId: by_id, name: by_name } = currentActor()
  const before = versions.at(-1)
  await change.trx.table('periodic_register_versions').insert({
    ...{ entry_id, seq: (before?.seq ?? 0) + 1, company_id, project_id, environment },
    ...{ values: JSON.stringify(values), valid_from: validFrom, closed_on: closedOn },
    ...{ reason, by_id, by_name },
  })
  for (const name of Object.keys(values)) {
    const [was, is] = [before?.values[name] ?? null, values[name] ?? null]
    if (was !== is) change.note(name, was ?? undefined, is ?? undefined)
  }
  if (before?.validFrom !== validFrom) change.note('validFrom', before?.validFrom, validFrom)
  if ((before?.closedOn ?? null) !== closedOn)
    change.note('closedOn', before?.closedOn ?? undefined, closedOn ?? undefined)
}

async function withVersions(
  trx: Trx,
  entries: readonly { readonly id: string; readonly register: RegisterKey }[]
): Promise<EntryRow[]> {
  const rows = await trx
    .from('periodic_register_versions')
    .whereIn(
      'entry_id',
      entries.map(({ id }) => id)
    )
    .orderBy('seq')
    .select('entry_id', 'seq', 'values', 'reason', 'by_name', 'at')
    .select(trx.raw('valid_from::text'))
    .select(trx.raw('closed_on::text'))
  const versions = Map.groupBy(rows, ({ entry_id }) => entry_id as string)
  return entries.map(({ id, register }) => ({
    ...{ id, register },
    versions: (versions.get(id) ?? []).map(versionOf),
  }))
}

const versionOf = (row: Record<string, unknown>): VersionRow => ({
  ...{ seq: row.seq as number, values: row.values as RegisterValues },
  ...{ validFrom: row.valid_from as string, closedOn: row.closed_on as string | null },
  ...{ reason: row.reason as string | null, byName: row.by_name as string, at: row.at as Date },
})
