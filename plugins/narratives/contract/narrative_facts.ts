import type { Language } from '#kernel/language/words'

import { daysBetween } from '#plugins/narratives/contract/dates_in_words'
import { type Place, Value } from '#plugins/narratives/contract/narrative_case'
import {
  ageInWords,
  frequencyInWords,
  symbolOf,
  timeInWords,
} from '#plugins/narratives/contract/quantities_in_words'
import { wording } from '#plugins/narratives/lang/wording'

type Fact = (place: Place) => Value | undefined

/** The first of some elements that says something. */
const first =
  (...keys: string[]): Fact =>
  (place) =>
    keys.map((key) => (place.text(key) === '' ? undefined : place.value(key))).find(Boolean)

/** What is said of several elements at once. */
function said(place: Place, text: string | undefined, ...keys: string[]): Value | undefined {
  if (!text) return undefined
  const paths = keys.filter((key) => place.text(key) !== '').map((key) => place.path(key))
  return new Value(text, text, paths)
}

type InWords = (number: string, unit: string, language: Language) => string | undefined

const quantity =
  (number: string, unit: string, inWords: InWords): Fact =>
  (place) => {
    const [count, of] = [place.text(number), place.text(unit)]
    if (count === '' || of === '') return undefined
    return said(place, inWords(count, of, place.language), number, unit)
  }

const withSymbol: InWords = (number, unit, language) => `${number} ${symbolOf(unit, language)}`

/** The event as the language of the narrative calls it. */
const event: Fact = (place) => {
  const at = place.event()
  if (!at) return undefined
  const isNative = /^(zho|chi)$/.test(at.text('E_i_1_1b'))
    ? at.language === 'zh'
    : at.text('E_i_1_1b') === 'eng' && at.language === 'en'
  const native = isNative ? first('E_i_1_1a')(at) : undefined
  if (native) return native
  const term = at.value('E_i_2_1b')
  if (at.language === 'zh' && term && term.text !== term.code) return term
  return first('E_i_1_2', 'E_i_1_1a', 'E_i_2_1b')(at)
}

const drug: Fact = (place) => {
  const named = first(...(place.language === 'zh' ? ['G_k_CN_1', 'G_k_2_2'] : ['G_k_2_2']))(place)
  if (named) return named
  const substances = place.rows('G.k.2.3.r').map((row) => row.value('G_k_2_3_r_1'))
  const [substance] = substances.filter((each) => each !== undefined)
  if (substance) return substance
  if (place.text('G_k_2_5') !== 'true') return undefined
  return said(place, wording('told.blinded')[place.language], 'G_k_2_5')
}

const dose: Fact = (place) =>
  quantity('G_k_4_r_1a', 'G_k_4_r_1b', withSymbol)(place) ?? first('G_k_4_r_8')(place)

const frequency: Fact = (place) =>
  said(
    place,
    frequencyInWords(place.text('G_k_4_r_2'), place.text('G_k_4_r_3'), place.language),
    ...['G_k_4_r_2', 'G_k_4_r_3']
  )

/** From when to when, or how long. */
const period: Fact = (place) => {
  const [from, to] = ['G_k_4_r_4', 'G_k_4_r_5'].map((key) =>
    place.text(key) === '' ? undefined : place.value(key)!.text
  )
  const keys = ['G_k_4_r_4', 'G_k_4_r_5']
  const way = from && to ? 'from_to' : from ? 'from' : to ? 'until' : undefined
  if (way) return said(place, wording(`told.${way}`, { from, to })[place.language], ...keys)
  const time = quantity('G_k_4_r_6a', 'G_k_4_r_6b', timeInWords)(place)
  if (!time) return undefined
  const text = wording('told.lasting', { time: time.text })[place.language]
  return new Value(text, text, time.paths)
}

/** From the first dose of a suspect drug to the event, where both are known to the day. */
const latency: Fact = (place) => {
  const onset = place.text('E_i_4')
  const starts = place
    .rows('G.k.4.r')
    .filter((dosage) => ['1', '3'].includes(dosage.text('G_k_1')))
    .map((dosage) => ({ dosage, days: daysBetween(dosage.text('G_k_4_r_4'), onset) }))
    .filter(({ days }) => days !== undefined && days >= 0)
    .toSorted((a, b) => b.days! - a.days!)
  const [earliest] = starts
  if (!earliest) return undefined
  const { dosage, days } = earliest
  const counted = timeInWords(String(days), 'd', place.language)
  const text = (
    days === 0 ? wording('told.same_day') : wording('told.first_dose', { days: counted })
  )[place.language]
  return new Value(text, String(days), [place.path('E_i_4'), dosage.path('G_k_4_r_4')])
}

const criteria = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** Why the event is serious. */
const seriousness: Fact = (place) => {
  const met = criteria.filter((each) => place.text(`E_i_3_2${each}`) === 'true')
  const names = met.map((each) => wording(`told.serious.${each}`)[place.language])
  return said(place, listed(names, place.language), ...met.map((each) => `E_i_3_2${each}`))
}

const result: Fact = (place) =>
  quantity('F_r_3_2', 'F_r_3_3', withSymbol)(place) ?? first('F_r_3_2', 'F_r_3_4', 'F_r_3_1')(place)

const range: Fact = (place) => {
  const [low, high] = [place.text('F_r_4'), place.text('F_r_5')]
  const text =
    low && high
      ? `${low}–${high}`
      : low
        ? wording('told.at_least', { low })[place.language]
        : high && wording('told.at_most', { high })[place.language]
  return said(place, text, 'F_r_4', 'F_r_5')
}

/** Facts that sentences say beside elements, by name. */
export const narrativeFacts: Readonly<Record<string, Fact>> = {
  ...{ event, drug, dose, frequency, period, latency, seriousness, result, range },
  age: quantity('D_2_2a', 'D_2_2b', ageInWords),
  parent_age: quantity('D_10_2_2a', 'D_10_2_2b', ageInWords),
  gestation: quantity('G_k_6a', 'G_k_6b', timeInWords),
  foetal_gestation: quantity('D_2_2_1a', 'D_2_2_1b', timeInWords),
  route: first('G_k_4_r_10_1', 'G_k_4_r_10_2b'),
  indication: first('G_k_7_r_1', 'G_k_7_r_2b'),
  test: first('F_r_2_1', 'F_r_2_2b'),
  cause: first('D_9_2_r_2', 'D_9_2_r_1b'),
  autopsy_cause: first('D_9_4_r_2', 'D_9_4_r_1b'),
  assessment: first('G_k_9_i_2_r_3', 'G_k_9_i_2_r_CN_2'),
  person: (place) => new Value(place.person[place.language], '', []),
  he: (place) => pronoun(place),
  He: (place) => {
    const { text, code, paths } = pronoun(place)
    return new Value(capital(text), code, paths)
  },
}

/** He, she, the patient. */
function pronoun(place: Place): Value {
  const sex = place.text('D_5')
  const words =
    sex === '1'
      ? wording('told.he')
      : sex === '2'
        ? wording('told.she')
        : wording('told.the_person', { person: place.person })
  const text = words[place.language]
  return new Value(text, sex, sex === '1' || sex === '2' ? [place.path('D_5')] : [])
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** a, b and c; in Chinese the same mark between all. */
function listed(texts: readonly string[], language: Language): string {
  const before = texts.slice(0, -1).join(wording('told.between')[language])
  return [before, ...texts.slice(-1)].filter(Boolean).join(wording('told.before_last')[language])
}
