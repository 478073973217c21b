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

import { DeadlineTermsOfProject, sourcesAtHand } from '#plugins/deadlines/explaining/deadline_terms'
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
      await actAs(systemIn(scope), () => this.#follow(type === 'project' ? undefined : id))
    }
  }

  /** @param source the drug or document that changed: a project that does not go by it is left alone */
  async #follow(source?: string): Promise<void> {
    const before = await this.database.read((trx) => selectTermsMark(trx))
    const sources = await sourcesAtHand()
    const all = [...sources, ...(before?.sources ?? [])]
    if (source !== undefined && !all.includes(source)) return
    const terms = JSON.stringify(await this.terms.terms())
    const now = { fingerprint: createHash('sha256').update(terms).digest('hex'), sources }
    if (before?.fingerprint === now.fingerprint) return
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
