import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { Jobs } from '#kernel/jobs/jobs'
import type { Words } from '#kernel/language/words'
import { Mails } from '#kernel/mail/mails'
import { currentActor } from '#kernel/tenancy/actor'

import { TakeInArticles } from '#plugins/literature/articles/take_in_articles'
import { SourceFailure, type SourceFinds } from '#plugins/literature/contract/source'
import { literatureErrors } from '#plugins/literature/errors'
import { wording } from '#plugins/literature/lang/server/wording'
import { Leases } from '#plugins/literature/records/leases'
import { findSearch, type Search } from '#plugins/literature/records/search_rows'
import { Searches } from '#plugins/literature/records/searches'
import { Asking } from '#plugins/literature/searching/asking'
import { SEARCH } from '#plugins/literature/searching/plan_searches'
import { nextTry } from '#plugins/literature/searching/retries'
import { findSource } from '#plugins/literature/sources/known_sources'
import { articleOfRecord } from '#plugins/literature/sources/record_of'

/** What a source gave, or why it did not. */
type Outcome = { readonly finds: SourceFinds } | { readonly failure: SourceFailure }

/** Asks the source of a search; its days are covered once all that it counted has come. */
@inject()
export class RunSearch {
  constructor(
    private changes: Changes,
    private database: Database,
    private searches: Searches,
    private asking: Asking,
    private taking: TakeInArticles,
    private leases: Leases,
    private jobs: Jobs,
    private mails: Mails
  ) {}

  /** Does nothing where somebody else asks, it is covered, or its time has not come. */
  async handle(id: string, now = new Date()): Promise<void> {
    if (!(await this.leases.take(id))) return
    try {
      const search = await this.database.read((trx) => findSearch(trx, id))
      const isDue = search.nextTry !== null && search.nextTry.getTime() <= now.getTime()
      if (search.state !== 'covered' && isDue) await this.#run(search, now)
    } finally {
      await this.leases.give(id)
    }
  }

  async #run(search: Search, now: Date): Promise<void> {
    const outcome = await this.#ask(search)
    if ('failure' in outcome) return this.#fail(search, outcome.failure, now)
    const { counted, records } = outcome.finds
    if (counted !== records.length)
      return this.#fail(search, countsDiffer(counted, records.length), now)
    const articles = records.flatMap((record, at) => {
      const article = articleOfRecord(record, search.source, at + 1)
      return article ? [article] : []
    })
    const origin = {
      ...({ kind: 'run', id: search.id, source: search.source } as const),
      label: `${(await labelOf(search.source)).en} ${search.from} – ${search.to}`,
    }
    const taken = await this.taking.handle(articles, origin, [search.productId])
    const got = articles.length - taken.problems.length
    if (got !== counted) return this.#fail(search, countsDiffer(counted, got), now)
    await this.#cover(search, counted, taken.new)
  }

  async #ask({ source, expression, from, to }: Search): Promise<Outcome> {
    const ask = await this.asking.of(source)
    if (!ask) return { failure: new SourceFailure(wording('sources.not_asked')) }
    try {
      return { finds: await ask({ expression, from, to }) }
    } catch (error) {
      if (error instanceof SourceFailure) return { failure: error }
      logger.error({ err: error, source }, 'A source of literature cannot be asked')
      return { failure: new SourceFailure(wording('sources.fault')) }
    }
  }

  async #cover({ id, source, to }: Search, counted: number, fresh: number): Promise<void> {
    const act = {
      name: 'literature_search.covered',
      subject: { type: 'literature_search', id },
    } as const
    await this.changes.record(act, async (change) => {
      const held = await this.searches.lock(change, id)
      if (held.state === 'covered') return
      // Days that were added meanwhile are not among those that were asked for.
      const isMore = held.to !== to
      change.note('counted', held.counted, counted)
      await this.searches.set(change, {
        ...{ counted, got: counted, fresh, reason: null },
        ...(isMore
          ? { next_try: new Date() }
          : { state: 'covered', next_try: null, done_at: new Date() }),
        ...(!isMore && { done_by_name: currentActor().name }),
      })
      await this.searches.note(change, {
        ...{ act: isMore ? 'again' : 'covered', counted, got: counted },
        sentence: wording('tries.covered', { counted, fresh, source: await labelOf(source) }),
      })
      if (isMore) await this.jobs.enqueue(change, SEARCH, { searchId: id })
    })
  }

  async #fail({ id, source }: Search, failure: SourceFailure, now: Date): Promise<void> {
    const act = {
      name: 'literature_search.failed',
      subject: { type: 'literature_search', id },
    } as const
    const code = literatureErrors.E_FETCH_FAILED.number
    await this.changes.record(act, async (change) => {
      const held = await this.searches.lock(change, id)
      if (held.state === 'covered') return
      const label = await labelOf(source)
      const { counted, got } = failure
      const sentence: Words = wording('tries.failed', { source: label, cause: failure.reason })
      await this.searches.note(change, { act: 'failed', sentence, code, counted, got })
      const failed = await this.searches.failures(change)
      const at = nextTry(failed, now)
      const values = {
        state: 'failed',
        counted,
        got,
        reason: JSON.stringify(sentence),
        next_try: at,
      }
      await this.searches.set(change, values)
      await this.jobs.enqueue(change, SEARCH, { searchId: id }, { startAfter: at })
      if (failed > 1) return
      await this.mails.tell(change, {
        userId: held.ownerId,
        subject: wording('mail.failed_subject', { source: label }),
        text: wording('mail.failed', { sentence }),
      })
    })
  }
}

const labelOf = async (source: string) => (await findSource(source))?.label ?? both(source)
const both = (text: string): Words => ({ en: text, zh: text })

const countsDiffer = (counted: number, got: number) =>
  new SourceFailure(wording('sources.counts_differ', { counted, got }), counted, got)
