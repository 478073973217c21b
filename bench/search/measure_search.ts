import type { ApplicationService } from '@adonisjs/core/types'

import { asProject } from '#kernel/tenancy/as_project'
import ListCases from '#plugins/cases/list/list_cases'
import { expectedSeconds } from '#plugins/search/ui/expected_seconds'

import type { BenchDatabase } from '../database.js'
import { load } from '../machine.js'
import { percentiles, timed, type Times } from '../measure.js'
import { say } from '../say.js'
import { fillContents, PLACE } from './fill_contents.js'
import { type SearchQuestion, searchQuestions } from './search_questions.js'

/** Times that each is asked. */
const TRIES = 7

/** A question with what was found and how long it took. */
export interface MeasuredSearch extends SearchQuestion {
  readonly total: number
  readonly totalIsLowerBound: boolean
  readonly times: Times
}

export interface SearchResults {
  readonly cases: number
  readonly asked: readonly MeasuredSearch[]
  /** What the screen says before it starts; null where it says nothing. */
  readonly saidSeconds: number | null
  readonly load: readonly [before: number, after: number]
}

/** Asks the advanced search for the first page and its count, each question as often as given. */
export async function measureSearch(
  { app, database }: { app: ApplicationService; database: BenchDatabase },
  cases: number
): Promise<SearchResults> {
  const before = load()
  await fillContents({ app, database }, cases)
  const list = await app.container.make(ListCases)
  const asked = await asProject(...PLACE, async () => {
    const measured: MeasuredSearch[] = []
    for (const each of searchQuestions) {
      say(`Searching for ${each.what} ...`)
      const { total, totalIsLowerBound } = await list.handle({ ...each.question })
      const times: number[] = []
      for (let at = 0; at < TRIES; at++)
        times.push(await timed(() => list.handle({ ...each.question })))
      measured.push({ ...each, total, totalIsLowerBound, times: percentiles(times) })
    }
    return measured
  })
  const { seconds, isSlow } = expectedSeconds(cases)
  return { cases, asked, saidSeconds: isSlow ? seconds : null, load: [before, load()] }
}
