import { createHash } from 'node:crypto'

import { inject } from '@adonisjs/core'

import { Batches } from '#kernel/batches/batches'
import type { ActDone } from '#kernel/changes/act_done'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { openTransaction } from '#kernel/database/open_transaction'
import { actAs } from '#kernel/tenancy/actor'
import { allScopes } from '#kernel/tenancy/all_scopes'
import { systemIn } from '#kernel/tenancy/as_system'

import { DeadlineTermsOfProject } from '#plugins/deadlines/explaining/deadline_terms'
import { selectCaseIds } from '#plugins/deadlines/records/select_due'
import { keepTermsMark, selectTermsMark } from '#plugins/deadlines/records/terms_mark'
import { RENEWAL } from '#plugins/deadlines/renewing/renew_kind'

/**
 * Once rules, documents or destinations are others, the cases that are there follow: a batch of each project
 * whose terms are not those by which its due dates were calculated last.
 */
@inject()
export default class BeginRenewal {
  constructor(
    private batches: Batches,
    private changes: Changes,
    private database: Database,
    private terms: DeadlineTermsOfProject
  ) {}

  /** Told of settings in their project, of a project, of drugs and documents; and daily, of a new release. */
  async handle(done?: ActDone | null): Promise<void> {
    if (done?.scope) return this.#follow()
    const { type, id } = done?.act.subject ?? {}
    for (const { code: _, ...scope } of await allScopes()) {
      if (type === 'project' && id !== scope.projectId) continue
      await actAs(systemIn(scope), () => this.#follow())
    }
  }

  async #follow(): Promise<void> {
    const now = createHash('sha256')
      .update(JSON.stringify(await this.terms.terms()))
      .digest('hex')
    if ((await this.database.read((trx) => selectTermsMark(trx))) === now) return
    await this.changes.recordMany(async (open) => {
      if (!(await keepTermsMark(openTransaction()!, now))) return
      const subjects = await this.database.read(selectCaseIds)
      if (subjects.length === 0) return
      const id = newId()
      const subject = { type: 'deadline_renewal', id }
      const change = open({ name: 'deadline_renewal.started', subject })
      change.note('cases', undefined, subjects.length)
      await this.batches.start(change, { id, kind: RENEWAL, asked: null, subjects })
    })
  }
}
