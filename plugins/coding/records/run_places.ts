import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'

import type { TermLeaves } from '#plugins/coding/places/term_leaves'

/** A place of a case that a run gave a term: what stood there, and what stood there afterwards. */
export interface RunPlace {
  readonly caseId: string
  readonly path: string
  readonly before: TermLeaves
  readonly after: TermLeaves
}

/** What runs put into cases, kept so that it can be taken back. */
@inject()
export class RunPlaces {
  constructor(private database: Database) {}

  async add({ trx }: Change, runId: string, places: readonly RunPlace[]): Promise<void> {
    if (places.length === 0) return
    const { companyId, projectId, environment } = currentScope()
    await trx.table('coding_run_places').multiInsert(
      places.map(({ caseId, path, before, after }) => ({
        ...{ run_id: runId, case_id: caseId, path },
        ...{ company_id: companyId, project_id: projectId, environment },
        ...{ before: JSON.stringify(before), after: JSON.stringify(after) },
      }))
    )
  }

  /** Places of a run in some cases. */
  async of(runId: string, caseIds: readonly string[]): Promise<RunPlace[]> {
    return this.database.read(async (trx) =>
      trx
        .from('coding_run_places')
        .where('run_id', runId)
        .whereIn('case_id', [...caseIds])
        .orderBy('path')
        .select('case_id as caseId', 'path', 'before', 'after')
    )
  }
}
