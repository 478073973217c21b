import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { type Demonstration, inEachEnvironment } from '#kernel/seed/seed'
import { actAs, currentActor } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'
import { demoExport, demoSearches } from '#tests/invented/literature/searches'

import { LiteratureProducts } from '#plugins/literature/records/literature_products'
import { SourceSetups } from '#plugins/literature/records/source_setups'
import { Tasks } from '#plugins/literature/records/tasks'
import { dayAtHand } from '#plugins/literature/searching/day_at_hand'
import { PlanSearches } from '#plugins/literature/searching/plan_searches'
import { RunSearch } from '#plugins/literature/searching/run_search'
import { SaveStrategy } from '#plugins/literature/strategies/save_strategy'
import { SaveTask } from '#plugins/literature/tasks/save_task'
import { GiveExport } from '#plugins/literature/uploads/give_export'
import { findSearch } from '#plugins/literature/records/search_rows'
import { type Day, dayAfter } from '#plugins/literature/contract/cycle'

const WEEKS = 4
const WEEK = 7

/** Nothing listens there: who asks it fails at once. */
const CLOSED = 'http://127.0.0.1:9'

/** Has literature searched in the demonstration: covered weeks, a hole, a source that fails, uploads due. */
@inject()
export class SeedSearches {
  constructor(
    private database: Database,
    private products: LiteratureProducts,
    private setups: SourceSetups,
    private tasks: Tasks,
    private strategies: SaveStrategy,
    private saving: SaveTask,
    private planning: PlanSearches,
    private running: RunSearch,
    private giving: GiveExport
  ) {}

  /** Where there is a task already, all is left as people have it. */
  async handle(demonstration: Demonstration): Promise<void> {
    await inEachEnvironment(demonstration, 'PRO_ADMIN', async (project, environment) => {
      const wished = environment === 0 ? demoSearches[project] : undefined
      if (!wished || (await this.tasks.all()).length > 0) return
      const permissions = new Set(['LITER_REPORT', 'LITER_CONF'])
      await actAs({ ...currentActor(), permissions }, () => this.#bring(wished))
    })
  }

  async #bring(wished: (typeof demoSearches)[string]): Promise<void> {
    const today = dayAtHand()
    const anchor = dayAfter(today, -WEEKS * WEEK)
    const [owner] = await this.saving.people()
    if (!owner) return
    await this.setups.setOptions('pubmed', { address: CLOSED })
    await this.setups.setOptions('europe_pmc', { address: CLOSED })
    for (const { product, words, sources } of wished) {
      const known = (await this.products.all()).find(({ name }) => name === product)
      const { productId } = known
        ? { productId: known.id, ...(await this.strategies.save(known.id, 0, words)) }
        : await this.strategies.create(product, words)
      if (sources.length === 0) continue
      const setup = { cycle: '1_week' as const, dueDays: WEEK, ownerId: owner.id }
      await this.saving.create(productId, anchor, { ...setup, sources })
    }
    for (let week = 1; week <= WEEKS; week += 1)
      await this.#week(dayAfter(anchor, week * WEEK), week)
  }

  /** Searches of a week are planned; all but the last ones are given in, and one only in part. */
  async #week(today: Day, week: number): Promise<void> {
    const { scope } = currentActor()
    const ids = await actAs(systemIn(scope), () => this.planning.handle(today))
    for (const [at, id] of ids.entries()) {
      const { kind, source, to, from } = await this.database.read((trx) => findSearch(trx, id))
      if (week === WEEKS && source === 'pubmed') {
        await actAs(systemIn(scope), () => this.running.handle(id))
        continue
      }
      if (kind === 'upload' && week > WEEKS - 2 && at % 2 === 1) continue
      const coveredTo = week === WEEKS - 1 && source === 'vip' ? dayAfter(from, 2) : to
      const name = `${source}-${to}.ris`
      const bytes = Buffer.from(demoExport(source, from, (week + at) % 4))
      const given = bytes.length > 0 ? { fileName: name, bytes } : null
      await this.giving.handle(id, given, { coveredTo })
    }
  }
}
