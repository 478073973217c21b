import type { CaseContent } from '#kernel/case/content/case_content'

import { dayText } from '#tests/invented/cases/day'
import type { Facts } from '#tests/invented/cases/facts'
import { flavor, level, row, rows } from '#tests/invented/cases/level'
import { organisations } from '#tests/invented/cases/organisations'
import { phrases } from '#tests/invented/cases/vocabulary'

/** C.1: which report this is, when it came, under which numbers it is known. */
export function identification(facts: Facts): CaseContent {
  const { random, received, identifier, kind, seriousness, place, language, richness } = facts
  const isPublished = kind === 'literature'
  const documents = isPublished ? 1 : random.chance(richness * 0.5) ? random.int(1, 2) : 0
  const others = random.chance(0.15 + richness * 0.2) ? 1 : 0
  const isFromRegulator = kind === 'spontaneous' && random.chance(0.2)
  const { code } = organisations[facts.organisation === 'pharma' ? 'services' : 'pharma']
  return level({
    C_1_1: identifier,
    C_1_2: momentText(facts),
    // What is published was observed in routine care.
    C_1_3: kind === 'study' ? '2' : '1',
    C_1_4: dayText(received),
    C_1_5: dayText(received),
    C_1_6_1: documents > 0,
    C_1_6_1_r: rows(documents, () =>
      row(random, {
        C_1_6_1_r_1: isPublished
          ? phrases.paper[language]
          : random.pick(phrases.document[language]),
      })
    ),
    C_1_7: seriousness !== 'none',
    C_1_8_1: identifier,
    C_1_8_2: isFromRegulator ? '1' : '2',
    C_1_9_1: others > 0 ? true : flavor('NI'),
    C_1_9_1_r: rows(others, () =>
      row(random, {
        C_1_9_1_r_1: code,
        C_1_9_1_r_2: `${place.country}-${code}-${random.digits(9)}`,
      })
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
