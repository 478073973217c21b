import type { CaseContent } from '#kernel/content/case_content'

import { dayText } from '#tests/invented/cases/day'
import type { Facts } from '#tests/invented/cases/facts'
import { flavor, level, row, rows } from '#tests/invented/cases/level'
import { phrases } from '#tests/invented/cases/vocabulary'

/** C.1: which report this is, when it came, under which numbers it is known. */
export function identification(facts: Facts): CaseContent {
  const { random, received, identifier, kind, seriousness, place, language, richness } = facts
  const documents = random.chance(richness * 0.5) ? random.int(1, 2) : 0
  const others = random.chance(0.15 + richness * 0.2) ? 1 : 0
  const isFromRegulator = random.chance(0.1)
  return level({
    C_1_1: identifier,
    C_1_2: momentText(facts),
    C_1_3: kind,
    C_1_4: dayText(received),
    C_1_5: dayText(received),
    C_1_6_1: documents > 0,
    C_1_6_1_r: rows(documents, () =>
      row(random, { C_1_6_1_r_1: random.pick(phrases.document[language]) })
    ),
    C_1_7: seriousness !== 'none',
    C_1_8_1: identifier,
    C_1_8_2: isFromRegulator ? '1' : '2',
    C_1_9_1: others > 0 ? true : flavor('NI'),
    C_1_9_1_r: rows(others, () =>
      row(random, {
        C_1_9_1_r_1: 'DEMOCRO',
        C_1_9_1_r_2: `${place.country}-DEMOCRO-${random.digits(9)}`,
      })
    ),
    C_1_10_r: rows(random.chance(0.03) ? 1 : 0, () =>
      row(random, { C_1_10_r: `${place.country}-DEMOPHARMA-L${random.digits(7)}` })
    ),
  })
}

/** The moment of writing: to the second, with the zone of the sender. */
function momentText({ random, received, place }: Facts): string {
  const clock = [random.int(8, 18), random.int(0, 59), random.int(0, 59)]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
  return `${dayText(received + random.int(0, 3))}T${clock}${place.zone}`
}
