import { Catalogue } from '#kernel/case/content/catalogue'
import type { Test } from '#kernel/case/rules/operator'
import { operators } from '#kernel/case/rules/operators/main'
import { makePredicateCompiler } from '#kernel/case/rules/predicate_compiler'
import type { Predicate } from '#kernel/case/rules/rule'
import { Scope } from '#kernel/case/rules/scope'
import type { Words } from '#kernel/language/words'

import presets from './presets.json' with { type: 'json' }

/** When a pair is a signal, in the language of rules over facts of the pair: `@a`, `@PRR_lo95`. */
export interface SignalRule {
  readonly id: string
  readonly title: Words
  readonly source: string
  /**
   * A comparison holds of what is not known: one that needs a value asks for it, or is turned about.
   * `between` with two members has no upper end.
   */
  readonly when: Predicate
}

/** The rules that are supplied. */
export const signalRules: readonly SignalRule[] = presets

/** Figures of a pair by their name. NaN stands for undefined. */
export type PairFacts = Readonly<Record<string, number | undefined>>

/**
 * Tells of each rule whether a pair fulfils it; null where that hangs on a figure that is undefined. A
 * rule that not even the largest figure would fulfil is not fulfilled.
 */
export class PairJudge {
  readonly #rules: readonly { id: string; test: Test; asks: readonly string[] }[]

  constructor(rules: readonly SignalRule[] = signalRules) {
    const nothing = new Catalogue({ version: '', elements: [], groups: [], codeLists: [] })
    const compiler = makePredicateCompiler(nothing, operators, [])
    this.#rules = rules.map(({ id, when }) => ({
      id,
      test: compiler.predicate(when),
      asks: [...JSON.stringify(when).matchAll(/"@(\w+)"/g)].map(([, name]) => name!),
    }))
  }

  judge(facts: PairFacts): Record<string, boolean | null> {
    const least = scopeOf(facts)
    const most = new Map<string, Scope>()
    return Object.fromEntries(
      this.#rules.map(({ id, test, asks }) => {
        if (test.holds(least)) return [id, true]
        const open = asks.filter((name) => !isKnown(facts[name]))
        if (open.length === 0) return [id, false]
        const key = open.join()
        const largest = most.get(key) ?? scopeOf({ ...facts, ...allLargest(open) })
        most.set(key, largest)
        return [id, test.holds(largest) ? null : false]
      })
    )
  }
}

function scopeOf(facts: PairFacts): Scope {
  const known = Object.entries(facts).filter(([, value]) => isKnown(value))
  return new Scope(
    {},
    { fields: Object.fromEntries(known.map(([name, value]) => [`@${name}`, value])) }
  )
}

const allLargest = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, Infinity]))

const isKnown = (value: number | undefined): boolean => value !== undefined && !Number.isNaN(value)
