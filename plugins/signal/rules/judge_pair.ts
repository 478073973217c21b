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

/** Tells of each rule whether a pair fulfils it; null where it does not and a figure it asks is undefined. */
export class PairJudge {
  readonly #rules: readonly { id: string; test: Test; asks: readonly string[] }[]

  constructor(rules: readonly SignalRule[] = signalRules) {
    const nothing = { version: '', elements: [], groups: [], codeLists: [] }
    const compiler = makePredicateCompiler(new Catalogue(nothing as never), operators, [])
    this.#rules = rules.map(({ id, when }) => ({
      id,
      test: compiler.predicate(when),
      asks: [...JSON.stringify(when).matchAll(/"@(\w+)"/g)].map(([, name]) => name!),
    }))
  }

  judge(facts: PairFacts): Record<string, boolean | null> {
    const known = Object.entries(facts).filter(([, value]) => isKnown(value))
    const fields = Object.fromEntries(known.map(([name, value]) => [`@${name}`, value]))
    const scope = new Scope({}, { fields })
    return Object.fromEntries(
      this.#rules.map(({ id, test, asks }) => {
        if (test.holds(scope)) return [id, true]
        return [id, asks.every((name) => isKnown(facts[name])) ? false : null]
      })
    )
  }
}

const isKnown = (value: number | undefined): boolean => value !== undefined && !Number.isNaN(value)
