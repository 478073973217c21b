import type { CaseContent, Leaf, Row } from '#kernel/case/content/case_content'

import { type Day, dayText } from '#tests/invented/cases/day'
import { usualValue, worstDay } from '#tests/invented/cases/draw_facts'
import type { Facts } from '#tests/invented/cases/facts'
import { level, row } from '#tests/invented/cases/level'
import { phrases, type Test, testNames, tests } from '#tests/invented/cases/vocabulary'

/** F.r: values before, at their worst and afterwards, findings in words, and what else was measured. */
export function labTests(facts: Facts): CaseContent {
  const { random, labs, pattern, richness, started, received, died, events } = facts
  const worst = worstDay(facts)
  const before = started - random.int(1, 6)
  const later = Math.min(received, events[0].end ?? received)
  const found: Row[] = []
  for (const { test, ...value } of labs) {
    if (richness > 0.35) found.push(measured(facts, test, before, value.before))
    found.push(measured(facts, test, worst, value.worst))
    if (richness > 0.2 && value.after !== undefined && later > worst) {
      found.push(measured(facts, test, later, value.after))
    }
  }
  for (const { name, text } of pattern.seen ?? []) {
    if (!random.chance(0.4 + richness)) continue
    const day = Math.min(worst + random.int(0, 2), died ?? received)
    found.push(seen(facts, name[facts.language], day, text[facts.language]))
  }
  const measuredKeys = new Set(labs.map(({ key }) => key))
  const others = testNames.filter((key) => !measuredKeys.has(key))
  for (const key of random.some(others, Math.round(richness * 4))) {
    found.push(measured(facts, tests[key], worst, usualValue(random, tests[key])))
  }
  return level({ F_r: found.slice(0, Math.max(1, Math.round(3 + richness * 13))) })
}

function measured({ random, language }: Facts, test: Test, day: Day, value: string): Row {
  return row(random, {
    F_r_1: dayText(day),
    F_r_2_1: test.name[language],
    F_r_3_2: value as Leaf,
    F_r_3_3: test.unit,
    F_r_4: String(test.low),
    F_r_5: String(test.high),
    F_r_6: random.chance(0.08) ? random.pick(phrases.testComment[language]) : undefined,
    F_r_7: random.chance(0.15) ? false : undefined,
  })
}

function seen({ random }: Facts, name: string, day: Day, text: string): Row {
  return row(random, { F_r_1: dayText(day), F_r_2_1: name, F_r_3_4: text })
}
