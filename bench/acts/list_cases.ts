import type { ApplicationService } from '@adonisjs/core/types'

import ListCases from '#plugins/cases/list/list_cases'

import { percentiles, timed, type Times } from '../measure.js'
import { listQueries } from './list_queries.js'

export interface ListTimes {
  readonly all: Times
  readonly byKind: ReadonlyMap<string, Times>
}

/** Lists and filters, each kind of question as often as asked. */
export async function measureLists(app: ApplicationService, tries: number): Promise<ListTimes> {
  const list = await app.container.make(ListCases)
  const byKind = new Map<string, Times>()
  const all: number[] = []
  for (const make of Object.values(listQueries)) await list.handle(make())
  for (const [kind, make] of Object.entries(listQueries)) {
    const times: number[] = []
    for (let index = 0; index < tries; index++) {
      const query = make()
      times.push(await timed(() => list.handle(query)))
    }
    byKind.set(kind, percentiles(times))
    all.push(...times)
  }
  return { all: percentiles(all), byKind }
}
