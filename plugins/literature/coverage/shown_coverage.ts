import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'

import { coverageOf } from '#plugins/literature/coverage/coverage_of'
import { warningsOf } from '#plugins/literature/coverage/warnings'
import { LiteratureProducts } from '#plugins/literature/records/literature_products'
import { searchesBetween } from '#plugins/literature/records/search_rows'
import { Tasks } from '#plugins/literature/records/tasks'
import { dayAtHand } from '#plugins/literature/searching/day_at_hand'
import { allSources } from '#plugins/literature/sources/known_sources'
import type { DayRange } from '#plugins/literature/contract/window'

/** Which days are covered in the project at hand. */
@inject()
export class ShownCoverage {
  constructor(
    private database: Database,
    private products: LiteratureProducts,
    private tasks: Tasks
  ) {}

  /** Products with their warnings, and a line for each source of each task. */
  async between(shown: DayRange, today = dayAtHand()) {
    const [products, tasks, sources] = await Promise.all([
      this.products.all(),
      this.tasks.all(),
      allSources(),
    ])
    const searches = await this.database.read((trx) => searchesBetween(trx, shown.from, shown.to))
    return {
      today,
      products: products.map(({ id, name }) => ({
        ...{ id, name, ...warningsOf(id, tasks, sources) },
      })),
      lines: coverageOf(tasks, searches, shown, today),
    }
  }
}
