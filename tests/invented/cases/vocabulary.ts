import { readFileSync } from 'node:fs'

import type { Language, Words } from '#kernel/language/words'

import { type DemoTerm, demoDictionary } from '#tests/invented/dictionary/demo_dictionary'

export interface Place {
  readonly country: string
  readonly name: Words
  readonly language: Language
  readonly zone: string
  readonly weight: number
  readonly states: readonly (readonly [state: string, cities: readonly string[]])[]
}

/** How much of a drug is taken and how often, as G.k.4.r says it and as people say it. */
export interface Dose extends Words {
  readonly dose: string
  /** G.k.4.r.2 and G.k.4.r.3: once in so many of these units. */
  readonly times: string
  readonly every: string
}

export interface Regimen extends Dose {
  /** Place of its form among those of the product. */
  readonly form: number
  readonly route?: readonly [en: string, zh: string]
  /** Half of it or so, where that is given when it is not tolerated. */
  readonly reduced?: Words & { readonly dose: string }
}

export interface Product {
  readonly name: Words
  /** Dose form in English and Chinese, and strength. */
  readonly forms: readonly (readonly [en: string, zh: string, strength: string])[]
  readonly unit: string
  readonly route: readonly [en: string, zh: string]
  /** What it is given for, with the English name of the term. */
  readonly indication: Words & { readonly term: string }
  readonly holder: readonly [en: string, zh: string]
  /** Key of what its patients have and take besides. */
  readonly area: string
  /** The study in which it is tried; type as C.5.4 has it. */
  readonly study?: { readonly number: string; readonly type: string }
  readonly regimens: readonly Regimen[]
}

export interface Test {
  readonly name: Words
  readonly short: Words
  /** UCUM. */
  readonly unit: string
  readonly low: number
  readonly high: number
  /** Digits behind the point. */
  readonly digits: 0 | 1
}

/** An illness that patients have had for long, with the English name of its term. */
export interface Condition extends Words {
  readonly term: string
  readonly comment: Choices
}

export type Choices = Readonly<Record<Language, readonly string[]>>

/** Places exist; people, products and institutions are invented. */
export const places = read<readonly Place[]>('places')
export const products = read<readonly Product[]>('products')
export const tests = read<Readonly<Record<string, Test>>>('tests')
export const testNames = Object.keys(tests)
export const conditions = read<Readonly<Record<string, Condition>>>('conditions')
/** What patients of an area of medicine have and take besides; names of conditions and products. */
export const areas =
  read<Readonly<Record<string, { readonly conditions: string[]; readonly drugs: string[] }>>>(
    'areas'
  )
export const phrases = read<
  Record<
    | 'institution'
    | 'department'
    | 'street'
    | 'historyText'
    | 'testComment'
    | 'reporterComment'
    | 'author'
    | 'journal'
    | 'method'
    | 'resultOfStudy'
    | 'result'
    | 'assessor'
    | 'document',
    Choices
  > &
    Record<
      | 'listed'
      | 'unlisted'
      | 'publication'
      | 'trial'
      | 'observation'
      | 'registry'
      | 'paper'
      | 'transplacental',
      Words
    > & { lots: readonly string[] }
>('phrases')
/** The sentences that every narrative has; the story itself stands in its pattern. */
export const sentences = read<
  Record<
    | 'history'
    | 'noHistory'
    | 'concomitant'
    | 'start'
    | 'startOfMother'
    | 'beside'
    | 'labs'
    | 'view'
    | 'closing',
    Words
  > &
    Record<
      'opening' | 'seriousness' | 'actions' | 'outcomes' | 'reporters',
      Record<string, Words>
    > & {
      who: Record<'newborn' | 'child' | 'adult', Record<string, Words>>
      course: Record<'alive' | 'any', Choices>
      followUp: Record<'recovered' | 'fatal' | 'more', Choices>
    }
>('narrative')

const dictionary = demoDictionary()
export const MEDDRA_VERSION = dictionary.version

const llts = new Map(
  dictionary.terms
    .filter(({ level, isCurrent }) => level === 'llt' && isCurrent)
    .map((term) => [term.name.en, term])
)

/** The term of the lowest level with this English name. Throws where there is none to be used. */
export function termNamed(en: string): DemoTerm {
  const term = llts.get(en)
  if (!term) throw new Error(`The invented dictionary has no term "${en}"`)
  return term
}

const byName = new Map(products.map((product) => [product.name.en, product]))

/** The product with this English name. Throws where there is none. */
export function productNamed(en: string): Product {
  const product = byName.get(en)
  if (!product) throw new Error(`There is no invented product "${en}"`)
  return product
}

/** Number of the licence of a form of a product in China; 99 as in no real one. */
export function licenceNumber(product: Product, form: number): string {
  return `国药准字H99${String(products.indexOf(product) * 10 + form + 1).padStart(6, '0')}`
}

function read<Data>(name: string): Data {
  return JSON.parse(readFileSync(new URL(`words/${name}.json`, import.meta.url), 'utf8')) as Data
}
