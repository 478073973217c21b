import type { CaseContent, Row } from '#kernel/content/case_content'

import { dayText } from '#tests/invented/cases/day'
import type { Facts } from '#tests/invented/cases/facts'
import { level, row, rows } from '#tests/invented/cases/level'
import { phrases, type Test, tests } from '#tests/invented/cases/vocabulary'

/** F.r: tests, most with a number, some with a code or a text only. */
export function labTests(facts: Facts): CaseContent {
  const count = Math.round(facts.richness * facts.random.int(5, 11))
  return level({ F_r: rows(count, () => testRow(facts)) })
}

function testRow(facts: Facts): Row {
  const { random, language, events, received } = facts
  const test = random.pick(tests)
  const day = Math.min(received, events[0].onset + random.int(0, 9))
  return row(random, {
    F_r_1: dayText(day),
    F_r_2_1: test.name[language],
    ...resultOf(facts, test),
    F_r_6: random.chance(0.2) ? random.pick(phrases.testComment[language]) : undefined,
    F_r_7: random.chance(0.15) ? false : undefined,
  })
}

function resultOf({ random, language }: Facts, { unit, low, high, most }: Test) {
  const kind = random.int(1, 20)
  if (kind === 1) return { F_r_3_1: random.pick(['1', '2', '3']) }
  if (kind === 2) {
    return { F_r_3_4: language === 'zh' ? '结果未见明显异常' : 'No abnormal finding was described' }
  }
  const value = `${random.int(Math.floor(low / 2), most)}.${random.int(0, 9)}`
  return {
    F_r_3_2: kind === 3 ? `>=${value}` : value,
    F_r_3_3: unit,
    F_r_4: String(low),
    F_r_5: String(high),
  }
}
