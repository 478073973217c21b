import { readFileSync } from 'node:fs'

import type { Language, Words } from '#kernel/language/words'

import { type DemoTerm, demoDictionary } from '#tests/invented/dictionary/demo_dictionary'

export interface Place {
  readonly country: string
  readonly language: Language
  readonly zone: string
  readonly weight: number
  readonly states: readonly (readonly [state: string, cities: readonly string[]])[]
}

export interface Product {
  readonly name: Words
  /** Dose form in English and Chinese, and strength. */
  readonly forms: readonly (readonly [en: string, zh: string, strength: string])[]
  readonly unit: string
  readonly route: readonly [en: string, zh: string]
  /** English name of the term that it is given for. */
  readonly indication: string
  readonly holder: readonly [en: string, zh: string]
}

export interface Test {
  readonly name: Words
  readonly unit: string
  readonly low: number
  readonly high: number
  readonly most: number
}

type Choices = Record<Language, readonly string[]>

/** Places exist; people, products, tests, terms and institutions are invented. */
export const places = words<readonly Place[]>('places')
export const products = words<readonly Product[]>('products')
export const tests = words<readonly Test[]>('tests')
export const phrases = words<
  Record<
    | 'verbatim'
    | 'institution'
    | 'department'
    | 'street'
    | 'historyComment'
    | 'testComment'
    | 'dosageText'
    | 'reporterComment'
    | 'senderComment'
    | 'journal'
    | 'method'
    | 'result'
    | 'assessor'
    | 'document',
    Choices
  > & { lots: readonly string[]; study: Words }
>('phrases')
export const sentences = words<
  Record<'opening' | 'history' | 'start' | 'event' | 'outcome' | 'closing' | 'followUp', Words> & {
    course: Choices
    kinds: Record<string, Words>
    sexes: Record<string, Words>
  } & {
    outcomes: Record<string, Words>
  }
>('narrative')

const dictionary = demoDictionary()
export const MEDDRA_VERSION = dictionary.version

/** Terms that may be used for coding: the current ones of the lowest level. */
export const terms: readonly DemoTerm[] = dictionary.terms.filter(
  ({ level, isCurrent }) => level === 'llt' && isCurrent
)

/** The term with this English name. */
export function termNamed(en: string): DemoTerm {
  return terms.find(({ name }) => name.en === en)!
}

function words<Data>(name: string): Data {
  return JSON.parse(readFileSync(new URL(`words/${name}.json`, import.meta.url), 'utf8')) as Data
}
