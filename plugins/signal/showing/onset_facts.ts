import { describeOnsets } from '#plugins/signal/computing/onsets'
import type { OnsetFacts } from '#plugins/signal/contract/run'

/** What the days to onset of a pair are like; where that cannot be said, a sentence and no figure. */
export function onsetFacts(days: readonly number[]): OnsetFacts {
  const { figures, notes } = describeOnsets(days)
  return {
    days: days.toSorted((one, other) => one - other),
    median: figures.median ?? null,
    shape: figures.weibull_shape ?? null,
    scale: figures.weibull_scale ?? null,
    note: notes[0] ?? null,
  }
}
