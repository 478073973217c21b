import type { CaseContent, Leaf } from '#kernel/case/content/case_content'

import { dayText } from '#tests/invented/cases/day'
import type { EventFact, Facts, Seriousness } from '#tests/invented/cases/facts'
import { flavor, level } from '#tests/invented/cases/level'
import { MEDDRA_VERSION } from '#tests/invented/cases/vocabulary'

const criteria: readonly (readonly [key: string, Seriousness | undefined])[] = [
  ['E_i_3_2a', 'death'],
  ['E_i_3_2b', 'life_threatening'],
  ['E_i_3_2c', 'hospitalisation'],
  ['E_i_3_2d', 'disability'],
  ['E_i_3_2e', undefined],
  ['E_i_3_2f', 'other_important'],
]

/** E.i: what happened to the patient. */
export function events(facts: Facts): CaseContent {
  return { E_i: facts.events.map((event) => ({ id: event.id, ...eventFields(facts, event) })) }
}

function eventFields({ random, language, place, reporter, regions }: Facts, event: EventFact) {
  const isSerious = event.seriousness !== 'none'
  const words = event.verbatim[language]
  const hasNative = language === 'zh' || random.chance(0.3)
  const days = event.end === undefined ? undefined : String(event.end - event.onset + 1)
  return level({
    E_i_1_1a: hasNative ? words : undefined,
    E_i_1_1b: hasNative ? (language === 'zh' ? 'zho' : 'eng') : undefined,
    E_i_1_2: language === 'zh' ? undefined : words,
    E_i_2_1a: MEDDRA_VERSION,
    E_i_2_1b: event.term.code,
    E_i_3_1: isSerious ? random.pick(['3', '4']) : random.pick(['1', '2']),
    ...Object.fromEntries(
      criteria.map(([key, when]) => [key, answer(isSerious && when === event.seriousness)])
    ),
    FDA_E_i_3_2h: regions.includes('US') ? flavor('NI') : undefined,
    E_i_4: dayText(event.onset),
    E_i_5: event.end === undefined ? undefined : dayText(event.end),
    E_i_6a: days,
    E_i_6b: days === undefined ? undefined : 'd',
    E_i_7: event.outcome,
    E_i_8: reporter !== '5',
    E_i_9: place.country,
  })
}

function answer(isMet: boolean): Leaf {
  return isMet ? true : flavor('NI')
}
