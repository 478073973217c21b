import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { prepared } from '#kernel/database/prepared'
import type { Scope } from '#kernel/tenancy/scope'

import type { IdentifierMatch, RevisionSummary } from '#plugins/cases/contract'
import type { CaseRow } from '#plugins/cases/records/case_rows'
import { casesOf } from '#plugins/cases/records/filter_cases'

const latestRevision = `select
    cases.id, cases.case_no, cases.version, cases.version_kind, cases.revision, cases.status,
    cases.schema_version, cases.proposed, cases.owner_name, cases.created_at, cases.updated_at,
    cases.removed_at, latest.content, latest.envelope, latest.unmapped
  from cases join case_revisions as latest
    on latest.case_id = cases.id and latest.revision = cases.revision`

const caseById = `${latestRevision} where cases.id = ?`
const caseByNumber = `${latestRevision} where cases.case_no = ? and cases.repeat_of is null`
const casesById = `${latestRevision} where cases.id = any (?)`

/** The case with its latest revision. */
export async function selectCase(
  trx: TransactionClientContract,
  caseId: string
): Promise<CaseRow | undefined> {
  const { rows } = await prepared(trx, 'case_by_id', caseById, [caseId])
  return rows[0]
}

/** The same by the number of the case: of those that repeat a number, the one that had it first. */
export async function selectCaseByNumber(
  trx: TransactionClientContract,
  caseNo: string
): Promise<CaseRow | undefined> {
  const { rows } = await prepared(trx, 'case_by_number', caseByNumber, [caseNo])
  return rows[0]
}

type SavedRow = Pick<CaseRow, 'content' | 'envelope' | 'unmapped' | 'schema_version' | 'removed_at'>

/** Content of one revision with the schema it was saved under. */
export async function selectRevision(
  trx: TransactionClientContract,
  caseId: string,
  revision: number
): Promise<SavedRow | undefined> {
  return trx
    .from('case_revisions as saved')
    .join('cases', 'cases.id', 'saved.case_id')
    .where({ 'saved.case_id': caseId, 'saved.revision': revision })
    .select('saved.content', 'saved.envelope', 'saved.unmapped', 'saved.schema_version')
    .select('cases.removed_at')
    .first()
}

/** Cases with their latest revisions, in the order of their ids as given; some may not be there. */
export async function selectCases(
  trx: TransactionClientContract,
  caseIds: readonly string[]
): Promise<CaseRow[]> {
  const { rows } = await prepared(trx, 'cases_by_id', casesById, [
    [...caseIds] as string[] & Date[],
  ])
  const byId = new Map((rows as CaseRow[]).map((row) => [row.id, row]))
  return caseIds.flatMap((id) => byId.get(id.toLowerCase()) ?? [])
}

/**
 * Ids of the next cases of a scope behind that one, from the first one on when it is null; without those
 * that were deleted.
 */
export async function selectNextIds(
  trx: TransactionClientContract,
  scope: Scope,
  { after, most, lock }: { after: string | null; most: number; lock?: 'for update' }
): Promise<string[]> {
  const cases = casesOf(trx, scope)
  if (after !== null) cases.where('id', '>', after)
  if (lock) void cases.forUpdate()
  const rows = await cases.orderBy('id').limit(most).select('id')
  return rows.map(({ id }) => id as string)
}

/** Locks the rows of cases, always in the order of their ids, so that no two wait for each other. */
export async function lockCases(
  trx: TransactionClientContract,
  caseIds: readonly string[]
): Promise<void> {
  await trx
    .from('cases')
    .whereIn('id', [...caseIds])
    .orderBy('id')
    .forUpdate()
    .select('id')
}

/** All saves of a case, the latest first. */
export async function selectRevisions(
  trx: TransactionClientContract,
  caseId: string
): Promise<RevisionSummary[]> {
  const rows = await trx
    .from('case_revisions as r')
    .join('case_versions as v', (on) =>
      on.on('v.case_id', 'r.case_id').andOn('v.version', 'r.version')
    )
    .where('r.case_id', caseId)
    .select('r.revision', 'r.version', 'v.kind', 'r.act', 'r.actor_name', 'r.created_at')
    .orderBy('r.revision', 'desc')
  return rows.map((row) => ({
    revision: row.revision,
    version: row.version,
    versionKind: row.kind,
    act: row.act,
    actorName: row.actor_name,
    at: row.created_at.toISOString(),
  }))
}

/** Cases known under any of these identifiers; those that were deleted are told as such. */
export async function selectIdentifiers(
  trx: TransactionClientContract,
  scope: Scope,
  values: readonly string[]
): Promise<IdentifierMatch[]> {
  const { projectId, environment } = scope
  const { rows } = await trx.rawQuery(casesWithIdentifiers, {
    ...{ projectId, environment },
    values: [...values] as string[] & Date[],
  })
  return rows
}

/** The identifiers are found first and once; a case is looked up for those alone. */
const casesWithIdentifiers = `with known as materialized (
    select case_id, element, value from case_identifiers
    where project_id = :projectId and environment = :environment and value = any (:values))
  select case_id as "caseId", case_no as "caseNo", element, value,
    removed_at is not null as "isDeleted"
  from known join cases on cases.id = known.case_id
    and cases.id = any (array(select case_id from known))
  order by case_no limit 100`
