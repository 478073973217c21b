import { inject } from '@adonisjs/core'

import { Database, type Reading } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'

/** A code that cases have, and how many. */
export interface UsedCode {
  readonly code: number
  readonly cases: number
}

/** A version that cases are coded with, and how many. */
export interface UsedVersion {
  readonly version: string
  readonly cases: number
}

/** What the cases of the project are coded with. */
@inject()
export class UsedCodes {
  constructor(private database: Database) {}

  /** Versions of cases; one that a case does not say is empty. */
  async versions(caseId?: string): Promise<UsedVersion[]> {
    return this.database.read(async (trx) => {
      return coded(trx, { caseId })
        .groupBy('version')
        .select('version', trx.raw('count(distinct case_id)::int as cases'))
    })
  }

  /** Codes of the cases of one version. */
  async codes(version: string, caseId?: string): Promise<UsedCode[]> {
    return this.database.read(async (trx) => {
      return coded(trx, { version, caseId })
        .groupBy('code')
        .select('code', trx.raw('count(distinct case_id)::int as cases'))
        .orderBy('code')
    })
  }

  /** How many cases of a version there are. */
  async countCases(version: string, caseId?: string): Promise<number> {
    return this.database.read(async (trx) => {
      const [{ n }] = await coded(trx, { version, caseId }).countDistinct('case_id as n')
      return Number(n)
    })
  }
}

/** Places with a code: of the whole project, of a version, of one case. */
function coded(trx: Reading, { version, caseId }: { version?: string; caseId?: string }) {
  const { projectId, environment } = currentScope()
  const places = trx
    .from('coded_places')
    .where({ project_id: projectId, environment })
    .whereNotNull('code')
  if (version !== undefined) void places.where('version', version)
  return caseId ? places.where('case_id', caseId) : places
}
