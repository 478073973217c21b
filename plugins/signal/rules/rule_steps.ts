import type { PlainFigure } from '#plugins/signal/contract/result'
import { signalRules } from '#plugins/signal/rules/judge_pair'

/** One comparison of a rule, with what the pair has. */
export interface RuleStep {
  /** Name of the fact: `a`, `PRR`, `IC025_gamma`. */
  readonly fact: string
  /** Whether the threshold itself is enough. */
  readonly sense: 'at_least' | 'above'
  readonly threshold: number
  readonly value: PlainFigure
  readonly holds: boolean
  /** By how much it is passed, below 0 by how much it is missed; null where there is no number. */
  readonly margin: number | null
}

/** The comparisons of a rule in their order, held against the facts of a pair. */
export function ruleSteps(id: string, facts: Readonly<Record<string, PlainFigure>>): RuleStep[] {
  const rule = signalRules.find((each) => each.id === id)
  return rule ? comparisons(rule.when).map((each) => stepOf(each, facts[each.fact] ?? null)) : []
}

type Comparison = Pick<RuleStep, 'fact' | 'sense' | 'threshold'>

function comparisons(when: unknown): Comparison[] {
  const { and, between, not } = when as {
    and?: unknown[]
    between?: [string, number]
    not?: { between?: [string, number, number] }
  }
  if (and) return and.flatMap(comparisons)
  if (between) return [{ fact: between[0].slice(1), sense: 'at_least', threshold: between[1] }]
  if (not?.between)
    return [{ fact: not.between[0].slice(1), sense: 'above', threshold: not.between[2] }]
  return []
}

function stepOf(comparison: Comparison, value: PlainFigure): RuleStep {
  const number = value === 'Infinity' ? Infinity : typeof value === 'number' ? value : Number.NaN
  const margin = number - comparison.threshold
  const holds = comparison.sense === 'above' ? margin > 0 : margin >= 0
  return { ...comparison, value, holds, margin: Number.isFinite(margin) ? margin : null }
}
