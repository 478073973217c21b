import type { CaseContent, Row } from '#kernel/case/content/case_content'

import { dayText, monthText, yearText } from '#tests/invented/cases/day'
import type { Facts } from '#tests/invented/cases/facts'
import { flavor, level, row, rows } from '#tests/invented/cases/level'
import {
  areas,
  type Condition,
  MEDDRA_VERSION,
  phrases,
  productNamed,
  termNamed,
} from '#tests/invented/cases/vocabulary'

/** D.1 to D.9: the patient, the history, and the death where there was one. */
export function patient(facts: Facts): CaseContent {
  const { random, subject, sex, age, richness, started, conditions, pattern, language } = facts
  const past = pattern.newborn || age < 18 ? 0 : Math.round(richness * random.int(0, 2))
  const born = bornOn(facts)
  const [weight, height] = sizeOf(facts)
  return level({
    D_1: random.chance(0.9) ? subject : flavor('MSK'),
    D_1_1_4: facts.kind === 'study' && random.chance(0.6) ? subject : undefined,
    D_2_1: pattern.newborn || random.chance(0.4) ? dayText(born) : undefined,
    ...ageOf(facts),
    D_3: weight,
    D_4: height,
    D_5: sex,
    D_6: pattern.pregnancy ? dayText(started - random.int(2, 20)) : undefined,
    D_7_1_r: rows(conditions.length, (index) => historyRow(facts, conditions[index])),
    D_7_2: historyText(facts),
    D_7_3: richness > 0.1 && !pattern.newborn ? true : undefined,
    D_8_r: rows(past, () => pastDrugRow(facts)),
    ...death(facts, language),
  })
}

/** A newborn on the day of the first event. */
function bornOn({ random, events: [event], age, pattern }: Facts): number {
  return pattern.newborn ? event.onset : event.onset - age * 365 - random.int(40, 300)
}

function ageOf({ age, pattern }: Facts) {
  if (pattern.newborn) return { D_2_2a: '1', D_2_2b: 'd', D_2_3: '1' }
  const group = age < 12 ? '3' : age < 18 ? '4' : age < 65 ? '5' : '6'
  return { D_2_2a: String(age), D_2_2b: 'a', D_2_3: group }
}

/** Kilograms and centimetres that go with age, sex and country. */
function sizeOf({ random, age, sex, pattern, place }: Facts): [string, string] {
  if (pattern.newborn) return [`2.${random.int(0, 4)}`, String(random.int(43, 47))]
  if (age < 18) {
    const height = 77 + age * 6 - Math.max(0, age - 13) * 3 + random.int(-5, 5)
    return [String(Math.round((height / 100) ** 2 * random.int(15, 20))), String(height)]
  }
  const isSmall = ['CN', 'JP', 'KR', 'IN'].includes(place.country)
  const height = (sex === '1' ? 176 : 163) - (isSmall ? 5 : 0) + random.int(-9, 9)
  const index = isSmall ? random.int(19, 27) : random.int(20, 33)
  return [String(Math.round((height / 100) ** 2 * index)), String(height)]
}

function historyRow({ random, started, language, age }: Facts, condition: Condition): Row {
  const begun = started - random.int(400, Math.min(5000, 700 + age * 180))
  return row(random, {
    D_7_1_r_1a: MEDDRA_VERSION,
    D_7_1_r_1b: termNamed(condition.term).code,
    D_7_1_r_2: random.chance(0.6) ? yearText(begun) : monthText(begun),
    D_7_1_r_3: true,
    D_7_1_r_5: `${condition[language]}${language === 'zh' ? '。' : '. '}${random.pick(condition.comment[language])}`,
  })
}

function historyText({ random, language, conditions, pattern }: Facts) {
  if (pattern.newborn) return flavor('UNK')
  if (conditions.length > 0 && !random.chance(0.4)) return undefined
  return random.pick(phrases.historyText[language])
}

function pastDrugRow({ random, started, language, drugs }: Facts): Row {
  const begun = started - random.int(900, 4000)
  const known = new Set(drugs.map(({ product }) => product.name.en))
  const usual = areas[drugs[0].product.area].drugs.filter((name) => !known.has(name))
  const product = productNamed(usual.length > 0 ? random.pick(usual) : 'Demotamol')
  return row(random, {
    D_8_r_1: product.name[language],
    D_8_r_4: yearText(begun),
    D_8_r_5: yearText(begun + random.int(366, 800)),
    D_8_r_6a: MEDDRA_VERSION,
    D_8_r_6b: termNamed(product.indication.term).code,
  })
}

function death({ random, died, events }: Facts, language: 'en' | 'zh'): CaseContent {
  if (died === undefined) return {}
  const [event] = events
  const hasAutopsy = random.chance(0.2)
  return level({
    D_9_1: dayText(died),
    D_9_2_r: rows(1, () =>
      row(random, {
        D_9_2_r_1a: MEDDRA_VERSION,
        D_9_2_r_1b: event.term.code,
        D_9_2_r_2: event.verbatim[language],
      })
    ),
    D_9_3: hasAutopsy,
    D_9_4_r: rows(hasAutopsy ? 1 : 0, () =>
      row(random, {
        D_9_4_r_1a: MEDDRA_VERSION,
        D_9_4_r_1b: event.term.code,
        D_9_4_r_2: event.verbatim[language],
      })
    ),
  })
}
