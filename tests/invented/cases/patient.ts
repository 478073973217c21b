import type { CaseContent, Row } from '#kernel/content/case_content'

import { dayText, monthText, yearText } from '#tests/invented/cases/day'
import type { Facts } from '#tests/invented/cases/facts'
import { flavor, level, row, rows } from '#tests/invented/cases/level'
import { MEDDRA_VERSION, phrases, products, terms } from '#tests/invented/cases/vocabulary'

/** D.1 to D.9: the patient, the history, and the death where there was one. */
export function patient(facts: Facts): CaseContent {
  const { random, subject, sex, age, richness, received, isChild } = facts
  const histories = Math.round(richness * random.int(1, 4))
  const past = Math.round(richness * random.int(0, 2))
  const born = received - age * 365 - random.int(40, 300)
  return level({
    D_1: random.chance(0.9) ? subject : flavor('MSK'),
    D_1_1_4: random.chance(0.4) ? subject : undefined,
    D_2_1: random.chance(0.4) ? dayText(born) : undefined,
    D_2_2a: isChild ? String(random.int(1, 9)) : String(age),
    D_2_2b: isChild ? 'mo' : 'a',
    D_2_3: isChild ? '2' : age > 64 ? '6' : '5',
    D_3: isChild
      ? `${random.int(3, 9)}.${random.int(0, 9)}`
      : `${random.int(42, 118)}.${random.int(0, 9)}`,
    D_4: isChild ? String(random.int(50, 74)) : String(random.int(148, 196)),
    D_5: sex,
    D_6:
      sex === '2' && age > 17 && age < 46 && random.chance(0.3)
        ? monthText(received - 300)
        : undefined,
    D_7_1_r: rows(histories, () => historyRow(facts)),
    D_7_2: histories === 0 ? flavor('UNK') : historyText(facts),
    D_7_3: richness > 0.1 ? true : undefined,
    D_8_r: rows(past, () => pastDrugRow(facts)),
    ...death(facts),
  })
}

function historyRow({ random, received, language }: Facts): Row {
  const started = received - random.int(700, 6000)
  const isOver = random.chance(0.4)
  return row(random, {
    D_7_1_r_1a: MEDDRA_VERSION,
    D_7_1_r_1b: random.pick(terms).code,
    D_7_1_r_2: random.chance(0.5) ? yearText(started) : monthText(started),
    D_7_1_r_3: !isOver,
    D_7_1_r_4: isOver ? yearText(started + random.int(366, 700)) : undefined,
    D_7_1_r_5: random.chance(0.7) ? random.pick(phrases.historyComment[language]) : undefined,
  })
}

function historyText({ random, language }: Facts) {
  return random.chance(0.3) ? random.pick(phrases.historyComment[language]) : undefined
}

function pastDrugRow({ random, received, language }: Facts): Row {
  const started = received - random.int(900, 4000)
  return row(random, {
    D_8_r_1: random.pick(products).name[language],
    D_8_r_4: yearText(started),
    D_8_r_5: yearText(started + random.int(366, 800)),
    D_8_r_6a: MEDDRA_VERSION,
    D_8_r_6b: random.pick(terms).code,
  })
}

function death({ random, seriousness, events, language }: Facts): CaseContent {
  if (seriousness !== 'death') return {}
  const [event] = events
  const hasAutopsy = random.chance(0.3)
  return level({
    D_9_1: dayText(event.onset + random.int(1, 9)),
    D_9_2_r: rows(1, () =>
      row(random, {
        D_9_2_r_1a: MEDDRA_VERSION,
        D_9_2_r_1b: event.term.code,
        D_9_2_r_2: event.term.name[language],
      })
    ),
    D_9_3: hasAutopsy,
    D_9_4_r: rows(hasAutopsy ? 1 : 0, () =>
      row(random, {
        D_9_4_r_1a: MEDDRA_VERSION,
        D_9_4_r_1b: event.term.code,
        D_9_4_r_2: event.term.name[language],
      })
    ),
  })
}
