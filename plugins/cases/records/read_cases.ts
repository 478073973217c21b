import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Scope } from '#kernel/tenancy/scope'

import type { IdentifierMatch, NewContent, RevisionSummary } from '#plugins/cases/contract'
import type { CaseRow } from '#plugins/cases/records/case_rows'

/** The case with its latest revision; with `for update` its row stays locked until the commit. */
export async function selectCase(
  trx: TransactionClientContract,
  where: { id: string } | { case_no: string },
  lock?: 'for update'
): Promise<CaseRow | undefined> {
  if (lock) await trx.from('cases').where(where).select('id').forUpdate()
  return trx
    .from('cases')
    .join('case_revisions', (join) => {
      join.on('case_revisions.case_id', 'cases.id').on('case_revisions.revision', 'cases.revision')
    })
    .where(prefixed(where))
    .select(
      'cases.*',
      'case_revisions.content',
      'case_revisions.envelope',
      'case_revisions.unmapped'
    )
    .first()
}

function prefixed(where: Record<string, string>) {
  return Object.fromEntries(Object.entries(where).map(([key, value]) => [`cases.${key}`, value]))
}

/** Content of one revision with the schema it was saved under. */
export async function selectRevision(
  trx: TransactionClientContract,
  caseId: string,
  revision: number
): Promise<(Required<NewContent> & { schema_version: number }) | undefined> {
  return trx
    .from('case_revisions')
    .where({ case_id: caseId, revision })
    .select('content', 'envelope', 'unmapped', 'schema_version')
    .first()
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

/** Cases known under any of these identifiers. */
export async function selectIdentifiers(
  trx: TransactionClientContract,
  scope: Scope,
  values: readonly string[]
): Promise<IdentifierMatch[]> {
  return trx
    .from('case_identifiers')
    .join('cases', 'cases.id', 'case_identifiers.case_id')
    .where({
      'case_identifiers.project_id': scope.projectId,
      'case_identifiers.environment': scope.environment,
    })
    .whereIn('case_identifiers.value', [...values])
    .select('case_id as caseId', 'case_no as caseNo', 'element', 'value')
    .orderBy('case_no')
    .limit(100)
}
