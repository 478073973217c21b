import type { Language } from '#kernel/language/words'

import { daysBetween } from '#plugins/narratives/contract/dates_in_words'
import { type Place, Value } from '#plugins/narratives/contract/narrated_case'
import {
  ageInWords,
  frequencyInWords,
  symbolOf,
  timeInWords,
} from '#plugins/narratives/contract/quantities_in_words'

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
  return said(place, place.language === 'zh' ? '盲态试验药物' : 'blinded study drug', 'G_k_2_5')
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
  const zh = place.language === 'zh'
  if (from && to) return said(place, zh ? `${from}至${to}` : `from ${from} to ${to}`, ...keys)
  if (from) return said(place, zh ? `自${from}起` : `from ${from}`, ...keys)
  if (to) return said(place, zh ? `至${to}` : `until ${to}`, ...keys)
  const lasting = quantity('G_k_4_r_6a', 'G_k_4_r_6b', timeInWords)(place)
  return lasting && new Value(`${zh ? '共 ' : 'for '}${lasting.text}`, '', lasting.paths)
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
  const counted = days === 1 ? '1 day' : `${days} days`
  const en = days === 0 ? 'on the day of the first dose' : `${counted} after the first dose`
  const zh = days === 0 ? '首次给药当天' : `首次给药后 ${days} 天`
  const text = place.language === 'zh' ? zh : en
  return new Value(text, String(days), [place.path('E_i_4'), dosage.path('G_k_4_r_4')])
}

const criteria = {
  E_i_3_2a: { en: 'resulted in death', zh: '导致死亡' },
  E_i_3_2b: { en: 'was life-threatening', zh: '危及生命' },
  E_i_3_2c: { en: 'caused or prolonged hospitalisation', zh: '导致住院或住院时间延长' },
  E_i_3_2d: { en: 'resulted in persistent or significant disability', zh: '导致残疾或功能丧失' },
  E_i_3_2e: { en: 'was a congenital anomaly or birth defect', zh: '导致先天性异常或出生缺陷' },
  E_i_3_2f: { en: 'was medically important', zh: '属于其他重要医学事件' },
} as const

/** Why the event is serious. */
const seriousness: Fact = (place) => {
  const met = Object.entries(criteria).filter(([key]) => place.text(key) === 'true')
  const names = met.map(([, words]) => words[place.language])
  return said(place, listed(names, place.language), ...met.map(([key]) => key))
}

const result: Fact = (place) =>
  quantity('F_r_3_2', 'F_r_3_3', withSymbol)(place) ?? first('F_r_3_2', 'F_r_3_4', 'F_r_3_1')(place)

const range: Fact = (place) => {
  const [low, high] = [place.text('F_r_4'), place.text('F_r_5')]
  const zh = place.language === 'zh'
  const text =
    low && high
      ? `${low}–${high}`
      : low
        ? `${zh ? '不低于' : 'from'} ${low}`
        : high && `${zh ? '不高于' : 'up to'} ${high}`
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
  const { en, zh } = place.person
  const text = {
    en: { 1: 'he', 2: 'she' }[sex] ?? `the ${en}`,
    zh: { 1: '他', 2: '她' }[sex] ?? zh,
  }[place.language]
  return new Value(text, sex, sex === '1' || sex === '2' ? [place.path('D_5')] : [])
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** a, b and c; a、b、c. */
export function listed(texts: readonly string[], language: Language): string {
  if (language === 'zh') return texts.join('、')
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`
}
