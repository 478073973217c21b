import { inject } from '@adonisjs/core'

import { Database, type Reading } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'

import { SeenPlaces } from '#plugins/coding/places/seen_places'

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
  constructor(
    private database: Database,
    private seen: SeenPlaces
  ) {}

  /** Versions of cases; one that a case does not say is empty. */
  async versions(caseId?: string): Promise<UsedVersion[]> {
    const unseen = await this.seen.unseen()
    return this.database.read(async (trx) => {
      return coded(trx, { caseId, unseen })
        .groupBy('version')
        .select('version', trx.raw('count(distinct case_id)::int as cases'))
    })
  }

  /** Codes of the cases of one version. */
  async codes(version: string, caseId?: string): Promise<UsedCode[]> {
    const unseen = await this.seen.unseen()
    return this.database.read(async (trx) => {
      return coded(trx, { version, caseId, unseen })
        .groupBy('code')
        .select('code', trx.raw('count(distinct case_id)::int as cases'))
        .orderBy('code')
    })
  }

  /** How many cases of a version there are. */
  async countCases(version: string, caseId?: string): Promise<number> {
    const unseen = await this.seen.unseen()
    return this.database.read(async (trx) => {
      const [{ n }] = await coded(trx, { version, caseId, unseen }).countDistinct('case_id as n')
      return Number(n)
    })
  }
}

interface Asked {
  readonly version?: string
  readonly caseId?: string
  /** Elements whose places the actor does not see. */
  readonly unseen: string[]
}

/** Places with a code: of the whole project, of a version, of one case. */
function coded(trx: Reading, { version, caseId, unseen }: Asked) {
  const { projectId, environment } = currentScope()
  const places = trx
    .from('coded_places')
    .where({ project_id: projectId, environment })
    .whereNotNull('code')
    .whereNotIn('element', unseen)
  if (version !== undefined) void places.where('version', version)
  return caseId ? places.where('case_id', caseId) : places
}
