import type { ChangeReasons, ComparedPair, PairChange } from '#plugins/signal/contract/comparison'
import type { PlanSettings } from '#plugins/signal/contract/plan'
import type { ResultPair } from '#plugins/signal/contract/result'
import type { KeptReport } from '#plugins/signal/counting/kept_report'

export const pairKey = ({ drug, term }: Pick<ResultPair, 'drug' | 'term'>) => `${drug}\u0000${term}`

/**
 * A pair against the same one of an earlier run: new where it fulfils a rule and fulfilled none before, gone
 * the other way round; else stronger or weaker by the rules gained and lost, then by the lower limit of IC.
 */
export function comparePair(
  now: ResultPair | undefined,
  before: ResultPair | undefined
): ComparedPair {
  const rules = now?.rules ?? []
  const earlier = before?.rules ?? []
  const gained = rules.filter((id) => !earlier.includes(id))
  const lost = earlier.filter((id) => !rules.includes(id))
  return {
    ...{ change: changeOf(now, before, gained.length - lost.length), gained, lost },
    before: before ? { a: before.a, rules: earlier } : null,
  }
}

function changeOf(
  now: ResultPair | undefined,
  before: ResultPair | undefined,
  rules: number
): PairChange {
  const [has, had] = [(now?.rules.length ?? 0) > 0, (before?.rules.length ?? 0) > 0]
  if (has && !had) return 'new'
  if (had && !has) return 'gone'
  const difference = rules !== 0 ? rules : limitOf(now) - limitOf(before)
  return difference > 0 ? 'stronger' : difference < 0 ? 'weaker' : 'same'
}

function limitOf(pair: ResultPair | undefined): number {
  const limit = pair?.figures.IC025_gamma
  return typeof limit === 'number' ? limit : Number.NEGATIVE_INFINITY
}

interface Side {
  /** Reports of the pair that were counted. */
  readonly reports: readonly Pick<KeptReport, 'caseId' | 'revision'>[]
  readonly medDra: string | null
  readonly settings: PlanSettings
}

/** Why a pair is another one than in an earlier run. */
export function changeReasons(now: Side, before: Side): ChangeReasons {
  const earlier = new Map(before.reports.map(({ caseId, revision }) => [caseId, revision]))
  const current = new Set(now.reports.map(({ caseId }) => caseId))
  const added = now.reports.filter(({ caseId }) => !earlier.has(caseId)).length
  const removed = before.reports.filter(({ caseId }) => !current.has(caseId)).length
  const followedUp = now.reports.filter(({ caseId, revision }) => {
    const was = earlier.get(caseId)
    return was !== undefined && was !== revision
  }).length
  const dictionary = now.medDra !== before.medDra
  const settings =
    JSON.stringify(counted(now.settings)) !== JSON.stringify(counted(before.settings))
  return {
    ...{ added, removed, followedUp, dictionary, settings },
    background: added + removed + followedUp === 0 && !dictionary && !settings,
  }
}

/** What a schedule says changes no count. */
const counted = ({ schedule: _, background = null, ...settings }: PlanSettings) => ({
  ...settings,
  background,
})
