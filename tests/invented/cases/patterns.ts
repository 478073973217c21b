import { readdirSync, readFileSync } from 'node:fs'

import type { Language, Words } from '#kernel/language/words'

import type { CaseWish, Kind, Seriousness } from '#tests/invented/cases/facts'
import type { Random } from '#tests/invented/random'
import {
  type Choices,
  type Dose,
  type Place,
  productNamed,
  termNamed,
  tests,
} from '#tests/invented/cases/vocabulary'

type Range = readonly [least: number, most: number]
type Weights<Key extends string> = Readonly<Partial<Record<Key, number>>>

/** What happens to the patient; the first of a pattern is what the report is about. */
export interface PatternEvent {
  /** English name of the term. */
  readonly term: string
  /** How reporters say it. */
  readonly said: Choices
  /** Days after the first event at which a further one begins. */
  readonly later?: Range
  /** Days that it lasts where it ends. */
  readonly lasts: Range
  /** E.i.7 */
  readonly outcomes: Weights<'0' | '1' | '2' | '3' | '4'>
  /** In which part of the cases a further one is told. */
  readonly share?: number
}

/**
 * What a product may do to a patient, as physicians know it of drugs of its kind: at which age, after
 * how long, how it shows, what is done about it and how it ends. A case is drawn from one of them.
 */
export interface Pattern {
  readonly key: string
  /** English name. */
  readonly product: string
  /** Place of the regimen; any of the product where it is left out. */
  readonly regimen?: number
  /** What is taken instead of the regimen, by mistake or in excess. */
  readonly dose?: Words & { readonly amount: string } & Pick<Dose, 'times' | 'every'>
  /** How often it comes among all. */
  readonly weight: number
  readonly kinds?: readonly Kind[]
  readonly countries?: readonly string[]
  /** Years. */
  readonly age: Range
  readonly sex?: '1' | '2'
  /** The patient was born to a mother who took it. */
  readonly newborn?: boolean
  /** The patient is with child; weeks from the start of pregnancy are told. */
  readonly pregnancy?: boolean
  /** A condition that is always there. */
  readonly history?: string
  /** A second product that acts with it. */
  readonly interacting?: string
  /** Days from the first dose to the first event. */
  readonly onset: Range
  /** Minutes from the last dose, where it comes at once. */
  readonly minutes?: Range
  /** Days before the first event at which it was left out. */
  readonly stoppedBefore?: number
  /** Days from the first event to the report, where it has not ended. */
  readonly gap: Range
  readonly seriousness: Weights<Seriousness>
  /** G.k.8 */
  readonly actions: readonly string[]
  /** G.k.10.r */
  readonly note?: string
  /** Whether the reference safety information has it. */
  readonly listed: boolean
  /** Places on the scale of causality, the surest first. */
  readonly related: readonly number[]
  readonly events: readonly PatternEvent[]
  /** The worst value of each test. */
  readonly tests: readonly { readonly test: string; readonly peak: Range }[]
  /** Examinations with a result in words. */
  readonly seen?: readonly { readonly name: Words; readonly text: Words }[]
  /** With `{names}`: of dates, days, and of tests (`{alt}` the worst, `{alt0}` before). */
  readonly story: Readonly<Record<Language, { onset: string; care: string; death?: string }>>
  /** What the sender thinks of it. */
  readonly view: Words
}

const FOLDER = new URL('patterns/', import.meta.url)

/** What patients complain of beside, whatever they take. */
export const complaints = JSON.parse(
  readFileSync(new URL('words/complaints.json', import.meta.url), 'utf8')
) as readonly PatternEvent[]

/** All patterns. Throws where one names a product, a term or a test that is not there. */
export const patterns: readonly Pattern[] = readdirSync(FOLDER)
  .sort()
  .flatMap((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Pattern[])
  .map(checked)

function checked(pattern: Pattern): Pattern {
  productNamed(pattern.product)
  if (pattern.interacting) productNamed(pattern.interacting)
  for (const { term } of pattern.events) termNamed(term)
  for (const { test } of pattern.tests) {
    if (!tests[test]) throw new Error(`${pattern.key} names a test that is not there: ${test}`)
  }
  return pattern
}

type Weighted = readonly (readonly [Pattern, weight: number])[]

/** What fits a wish is the same for many cases. */
const fitting = new Map<string, Weighted>()

/** Draws the pattern of a case. Throws where none is as wished. */
export function drawPattern(random: Random, wish: CaseWish, { country }: Place): Pattern {
  const { pattern, products, kind, seriousness, isNewborn = false } = wish
  const key = `${pattern}|${products}|${kind}|${seriousness}|${isNewborn}|${country}`
  let found = fitting.get(key)
  if (!found) {
    found = patterns
      .filter(
        (each) =>
          (pattern ? each.key === pattern : (each.newborn ?? false) === isNewborn) &&
          (!products || products.includes(each.product)) &&
          (!kind || !each.kinds || each.kinds.includes(kind)) &&
          (!seriousness || each.seriousness[seriousness] !== undefined) &&
          (!each.countries || each.countries.includes(country))
      )
      .map((each) => [each, each.weight] as const)
    if (found.length === 0) throw new Error(`No pattern is as wished: ${key}`)
    fitting.set(key, found)
  }
  return random.weighted(found)
}

/** One of the keys, more often those with a larger weight. */
export function drawKey<Key extends string>(random: Random, weights: Weights<Key>): Key {
  let known = entries.get(weights)
  if (!known) entries.set(weights, (known = Object.entries(weights) as [string, number][]))
  return random.weighted(known) as Key
}

const entries = new WeakMap<object, readonly [string, number][]>()
