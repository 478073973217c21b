import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { Jobs } from '#kernel/jobs/jobs'
import { Mails } from '#kernel/mail/mails'
import { peopleWith } from '#kernel/people/people_with'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { wording } from '#plugins/literature/lang/server/wording'
import { findSearch } from '#plugins/literature/records/search_rows'
import { Searches } from '#plugins/literature/records/searches'
import { Asking } from '#plugins/literature/searching/asking'
import { RunSearch } from '#plugins/literature/searching/run_search'
import { SEARCH } from '#plugins/literature/searching/plan_searches'
import { findSource } from '#plugins/literature/sources/known_sources'

/** What people do with searches that are not covered. */
@inject()
export class SettleSearch {
  constructor(
    private changes: Changes,
    private database: Database,
    private searches: Searches,
    private asking: Asking,
    private running: RunSearch,
    private jobs: Jobs,
    private mails: Mails
  ) {}

  /**
   * Asks the source of a search again, at once. Refuses with 1005 an unknown search, with 1006 one that
   * is covered or that a person has to do.
   */
  async again(id: string): Promise<void> {
    const { source } = await this.database.read((trx) => findSearch(trx, id))
    const isAsked = (await this.asking.of(source)) !== null
    await this.changes.record(actOf(id, 'again'), async (change) => {
      await refuseClosedProject(change)
      const held = await this.searches.lock(change, id)
      if (held.state === 'covered' || !isAsked) throw new kernelErrors.E_DATA_STATUS()
      await this.searches.set(change, { next_try: new Date(), kind: 'run', due: null })
      await this.searches.note(change, { act: 'again', sentence: wording('tries.again') })
      await this.jobs.enqueue(change, SEARCH, { searchId: id })
    })
    await this.running.handle(id)
  }

  /** Gives a search to somebody else. Refuses as `again` does, with 1005 somebody who may not search. */
  async give(id: string, ownerId: string): Promise<void> {
    await this.changes.record(actOf(id, 'given'), async (change) => {
      await refuseClosedProject(change)
      const held = await this.searches.lock(change, id)
      if (held.state === 'covered') throw new kernelErrors.E_DATA_STATUS()
      const people = await this.database.read((trx) => peopleWith(trx, 'LITER_REPORT'))
      const owner = people.find((each) => each.id === ownerId)
      if (!owner) throw new kernelErrors.E_DATA_NOT_FOUND()
      change.note('ownerName', held.ownerName, owner.name)
      await this.searches.set(change, { owner_id: owner.id, owner_name: owner.name })
      await this.searches.note(change, {
        ...{ act: 'given', sentence: wording('tries.given', { name: owner.name }) },
      })
      const source = (await findSource(held.source))?.label ?? held.source
      await this.mails.tell(change, {
        userId: owner.id,
        subject: wording('mail.given_subject', { source }),
        text: wording('mail.given', { source, from: held.from, to: held.to }),
      })
    })
  }
}

const actOf = (id: string, act: string) => ({
  ...{ name: `literature_search.${act}` as const, subject: { type: 'literature_search', id } },
})
