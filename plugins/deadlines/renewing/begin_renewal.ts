import { inject } from '@adonisjs/core'

import { Batches } from '#kernel/batches/batches'
import type { ActDone } from '#kernel/changes/act_done'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { findContract } from '#kernel/plugins/find_contract'
import { actAs } from '#kernel/tenancy/actor'
import { allScopes } from '#kernel/tenancy/all_scopes'

import { selectCaseIds } from '#plugins/deadlines/records/select_due'
import { RENEWAL } from '#plugins/deadlines/renewing/renew_kind'

/** Once rules or documents are others, the cases that are there follow: a batch of each project. */
@inject()
export default class BeginRenewal {
  constructor(
    private batches: Batches,
    private changes: Changes,
    private database: Database
  ) {}

  /** Told of changed settings in their project, of a reference document in its company. */
  async handle({ act, scope }: ActDone): Promise<void> {
    if (scope) return this.#begin()
    for (const { code: _, ...place } of await allScopes()) {
      const actor = { userId: null, name: 'system', permissions: new Set<string>(), scope: place }
      await actAs(actor, async () => {
        if (await hasDocument(act.subject.id)) await this.#begin()
      })
    }
  }

  async #begin(): Promise<void> {
    const subjects = await this.database.read(selectCaseIds)
    if (subjects.length === 0) return
    const id = newId()
    const subject = { type: 'deadline_renewal', id }
    await this.changes.record({ name: 'deadline_renewal.started', subject }, async (change) => {
      change.note('cases', undefined, subjects.length)
      await this.batches.start(change, { id, kind: RENEWAL, asked: null, subjects })
    })
  }
}

/** Whether the project at hand goes by that document. */
async function hasDocument(id: string): Promise<boolean> {
  const documents = await findContract('organisation', async () => {
    return (await import('#plugins/organisation/contract')).ReferenceDocuments
  })
  return (await documents?.ofProject())?.some((each) => each.id === id) ?? false
}
