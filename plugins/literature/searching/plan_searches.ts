import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { Jobs } from '#kernel/jobs/jobs'
import { Mails } from '#kernel/mail/mails'

import { wording } from '#plugins/literature/lang/server/wording'
import { type Search, searchesOf } from '#plugins/literature/records/search_rows'
import { type NewSearch, Searches } from '#plugins/literature/records/searches'
import { Strategies } from '#plugins/literature/records/strategies'
import { type Task, Tasks } from '#plugins/literature/records/tasks'
import { Asking } from '#plugins/literature/searching/asking'
import { soughtWords } from '#plugins/literature/searching/sought_words'
import { findSource } from '#plugins/literature/sources/known_sources'
import { type Day, dayAfter } from '#plugins/literature/contract/cycle'
import { nextWindow } from '#plugins/literature/windows/next_window'
import type { DayRange } from '#plugins/literature/contract/window'

/** Job that asks a source for one window. */
export const SEARCH = 'literature.search'

/** Makes the searches that are due: of each source of each task the days that no search has. */
@inject()
export class PlanSearches {
  constructor(
    private database: Database,
    private changes: Changes,
    private tasks: Tasks,
    private strategies: Strategies,
    private searches: Searches,
    private asking: Asking,
    private jobs: Jobs,
    private mails: Mails
  ) {}

  /**
   * @param today day by which cycles are counted
   * @param taskId only this one, which may be paused
   * @returns ids of the searches that were made or got more days
   */
  async handle(today: Day, taskId?: string): Promise<string[]> {
    const latest = new Map((await this.strategies.latest()).map((each) => [each.productId, each]))
    const made: string[] = []
    for (const task of await this.tasks.all()) {
      if (taskId === undefined ? task.pausedAt !== null : task.id !== taskId) continue
      const strategy = latest.get(task.productId)
      if (!strategy) continue
      for (const name of task.sources) {
        made.push(...(await this.#source(task, name, strategy, today)))
      }
    }
    return made
  }

  async #source(
    task: Task,
    name: string,
    strategy: Parameters<typeof soughtWords>[0],
    today: Day
  ): Promise<string[]> {
    const source = await findSource(name)
    if (!source) return []
    const kind = (await this.asking.of(name)) ? 'run' : 'upload'
    const made: string[] = []
    for (;;) {
      const { id: taskId, productId, ownerId, ownerName } = task
      const days = await this.#next(task, name, today)
      if (!days) return made
      const expressionOf = (from: Day, to: Day) =>
        source.expression(soughtWords(strategy), from, to)
      const before = days.before
      if (before?.kind === 'run' && kind === 'run') {
        const expression = expressionOf(before.from, days.to)
        await this.#extend(before, days.to, expression, strategy.version)
        made.push(before.id)
      } else {
        const due = kind === 'upload' ? dayAfter(today, task.dueDays) : null
        made.push(
          await this.#make({
            ...{ taskId, productId, source: name, kind, from: days.from, to: days.to, due },
            ...{ strategyVersion: strategy.version, ownerId, ownerName },
            expression: expressionOf(days.from, days.to),
          })
        )
      }
    }
  }

  /** Days that no search has, and the open one right before them. */
  async #next({ productId, anchor, cycle }: Task, source: string, today: Day) {
    const all = await this.database.read((trx) => searchesOf(trx, productId, source))
    const windows = all.map(({ from, to }) => ({ from, to, state: 'covered' as const }))
    const days: DayRange | null = nextWindow({ anchor, cycle }, windows, today)
    if (!days) return null
    const before = all.find(({ to, state }) => state !== 'covered' && dayAfter(to) === days.from)
    return { ...days, before }
  }

  async #make(search: NewSearch): Promise<string> {
    const id = newId()
    const act = {
      name: 'literature_search.planned',
      subject: { type: 'literature_search', id },
    } as const
    await this.changes.record(act, async (change) => {
      const sentence = wording(`tries.planned_${search.kind}`, { from: search.from, to: search.to })
      await this.searches.add(change, search, { act: 'planned', sentence })
      if (search.kind === 'run') await this.jobs.enqueue(change, SEARCH, { searchId: id })
      else {
        const { label } = (await findSource(search.source))!
        await this.mails.tell(change, {
          userId: search.ownerId,
          subject: wording('mail.upload_subject', { source: label }),
          text: wording('mail.upload', { source: label, due: search.due }),
        })
      }
    })
    return id
  }

  /** Missed runs become one window: that which is open takes the days that follow it. */
  async #extend(search: Search, to: Day, expression: string, version: number): Promise<void> {
    const { id, from } = search
    const act = {
      name: 'literature_search.extended',
      subject: { type: 'literature_search', id },
    } as const
    await this.changes.record(act, async (change) => {
      const held = await this.searches.lock(change, id)
      if (held.state === 'covered' || held.to !== search.to) return
      change.note('days', `${from} – ${held.to}`, `${from} – ${to}`)
      await this.searches.set(change, {
        ...{ last_day: to, expression, strategy_version: version },
      })
      await this.searches.note(change, {
        ...{ act: 'extended', sentence: wording('tries.extended', { from, to }) },
      })
      await this.jobs.enqueue(change, SEARCH, { searchId: id })
    })
  }
}
