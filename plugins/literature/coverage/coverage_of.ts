import type { Words } from '#kernel/language/words'

import type { HoleCause } from '#plugins/literature/contract/coverage'
import type { Search } from '#plugins/literature/records/search_rows'
import type { Task } from '#plugins/literature/records/tasks'
import {
  type Cycle,
  type Day,
  dayAfter,
  daysIn,
  lastDueDay,
} from '#plugins/literature/contract/cycle'
import { holesIn } from '#plugins/literature/windows/holes'
import { nextDueDay } from '#plugins/literature/windows/next_due_day'
import type { DayRange } from '#plugins/literature/contract/window'

/** Days of a source that no search covers. */
export interface CoverageHole extends DayRange {
  readonly cause: HoleCause
  readonly days: number
  /** The search of those days, where there is one. */
  readonly searchId: string | null
  readonly kind: 'run' | 'upload' | null
  readonly reason: Words | null
  readonly due: Day | null
  readonly ownerName: string
}

/** A source of a product, with what its days are. */
export interface CoverageLine {
  readonly taskId: string
  readonly productId: string
  readonly productName: string
  readonly source: string
  readonly cycle: Cycle
  readonly ownerName: string
  readonly revision: number
  readonly isPaused: boolean
  /** Covered windows that touch the days that are shown, with what they found. */
  readonly windows: readonly (DayRange & { readonly searchId: string; readonly counted: number })[]
  readonly holes: readonly CoverageHole[]
  /** Days that should be covered among those shown, and those that are. */
  readonly expected: number
  readonly covered: number
  /** The day on which the next search begins; null while the task is paused. */
  readonly next: Day | null
}

/**
 * What the days of each source of each task are. Days count from the first of a task to the last one
 * before the latest day on which a search was due; of a paused task to yesterday. Each of them is covered
 * or in exactly one hole.
 */
export function coverageOf(
  tasks: readonly Task[],
  searches: readonly Search[],
  shown: DayRange,
  today: Day
): CoverageLine[] {
  return tasks.flatMap((task) =>
    task.sources.map((source) => {
      const own = searches.filter(
        (search) => search.productId === task.productId && search.source === source
      )
      return lineOf(task, source, own, shown, today)
    })
  )
}

function lineOf(
  task: Task,
  source: string,
  searches: readonly Search[],
  shown: DayRange,
  today: Day
): CoverageLine {
  const { id: taskId, productId, productName, cycle, ownerName, anchor, revision } = task
  const isPaused = task.pausedAt !== null
  const due = isPaused ? today : lastDueDay(anchor, cycle, today)
  const last = due === null ? null : dayAfter(due, -1)
  const from = anchor > shown.from ? anchor : shown.from
  const to = last === null || last > shown.to ? shown.to : last
  const isAny = last !== null && from <= to
  const holes = isAny ? holesOf(task, searches, { from, to }, today) : []
  const expected = isAny ? daysIn(from, to) : 0
  const covered = searches.filter(
    ({ state, ...days }) => state === 'covered' && days.to >= shown.from && days.from <= shown.to
  )
  return {
    ...{ taskId, productId, productName, source, cycle, ownerName, revision, isPaused, holes },
    windows: covered.map((search) => ({
      ...{ searchId: search.id, from: search.from, to: search.to, counted: search.counted ?? 0 },
    })),
    expected,
    covered: expected - holes.reduce((sum, { days }) => sum + days, 0),
    next: isPaused ? null : nextDueDay(anchor, cycle, today),
  }
}

function holesOf(
  task: Task,
  searches: readonly Search[],
  range: DayRange,
  today: Day
): CoverageHole[] {
  const open = searches.filter(({ state }) => state !== 'covered')
  return holesIn(range, searches).flatMap(({ from, to }) =>
    partsOf({ from, to }, open).map((part) => {
      const search = open.findLast((each) => each.from <= part.from && part.to <= each.to)
      return {
        ...{ ...part, days: daysIn(part.from, part.to), searchId: search?.id ?? null },
        ...{ cause: causeOf(task, search, today), kind: search?.kind ?? null },
        ...{ reason: search?.reason ?? null, due: search?.due ?? null },
        ownerName: search?.ownerName ?? task.ownerName,
      }
    })
  )
}

/** A hole in parts of which each is of one search. */
function partsOf({ from, to }: DayRange, searches: readonly Search[]): DayRange[] {
  const starts = new Set([from])
  for (const search of searches) {
    for (const day of [search.from, dayAfter(search.to)])
      if (day > from && day <= to) starts.add(day)
  }
  const days = [...starts].sort()
  return days.map((day, at) => {
    const next = days[at + 1]
    return { from: day, to: next === undefined ? to : dayAfter(next, -1) }
  })
}

function causeOf({ pausedAt }: Task, search: Search | undefined, today: Day): HoleCause {
  if (search?.state === 'failed') return 'failed'
  if (search?.kind === 'upload')
    return search.due !== null && search.due < today ? 'overdue' : 'waiting'
  if (search) return 'running'
  return pausedAt ? 'paused' : 'missing'
}
