import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { inEachScope } from '#kernel/tenancy/as_system'
import type { Scope } from '#kernel/tenancy/scope'

import { CaseReading } from '#plugins/cases/contract/reading'
import { hasCasesBehind, rewriteProjections } from '#plugins/cases/records/rewrite_projections'

/** Cases of one transaction. */
const BATCH = 500

/** How far it is: whoever begins again after `last` goes on behind it. */
export interface Rewritten {
  readonly code: string
  readonly environment: number
  /** Cases since the beginning. */
  readonly done: number
  readonly last: string
}

/**
 * Writes the projections of all cases of the installation anew, as the system: for a plugin that
 * came later than the cases, or a projection that holds more than before.
 */
@inject()
export class RewriteAllProjections {
  constructor(
    private changes: Changes,
    private forms: FormSchemas,
    private database: Database,
    private reading: CaseReading
  ) {}

  /**
   * @param after goes on behind this case; everything before it is left as it is
   * @returns how many cases were done; null when there is no case `after`
   */
  async handle(after: string | null, tell: (rewritten: Rewritten) => void): Promise<number | null> {
    let done = 0
    let from = after
    await inEachScope(async ({ code, ...scope }) => {
      // Projects that an earlier run went through whole are passed over.
      if (from !== null && !(await this.reading.find(from))) return
      for (let ids = await this.#next(scope, from); ids.length > 0;) {
        const last = ids.at(-1)!
        done += ids.length
        tell({ code, environment: scope.environment, done, last })
        ids = await this.#next(scope, last)
      }
      from = null
    })
    return from === null ? done : null
  }

  async #next({ projectId, environment }: Scope, after: string | null): Promise<string[]> {
    const subject = { type: 'case_projections', id: `${projectId}:${environment}` }
    if (!(await this.database.read((trx) => hasCasesBehind(trx, after)))) return []
    return this.changes.record({ name: 'case_projections.rewritten', subject }, async (change) => {
      const ids = await rewriteProjections(change, this.forms, { after, most: BATCH })
      change.note('cases', undefined, ids.length)
      return ids
    })
  }
}
