import type { CaseContent, Row } from '#kernel/content/case_content'
import { isRows } from '#kernel/content/case_content'
import { valueOf } from '#kernel/content/leaf'
import type { Language } from '#kernel/language/words'

import { dayOf, dayText } from '#tests/invented/cases/day'
import { fill } from '#tests/invented/cases/narrative'
import { Random } from '#tests/invented/random'
import { phrases, sentences } from '#tests/invented/cases/vocabulary'

/**
 * The case as its sender tells it some days later: newer date of information, the first event
 * recovered, a comment, a longer story. Identifiers and rows stay.
 * @param days after the information that the content has
 */
export function followUpOf(content: CaseContent, language: Language, days: number): CaseContent {
  const random = new Random(`follow-up ${String(valueOf(content.C_1_1))} ${days}`)
  const received = dayText(dayOf(String(valueOf(content.C_1_5)).slice(0, 10)) + days)
  const news = random.pick(sentences.course[language])
  const told = fill(sentences.followUp[language], { received, news })
  const events = isRows(content.E_i) ? content.E_i : []
  return {
    ...content,
    C_1_5: received,
    E_i: events.map((event, index) => (index === 0 ? recovered(event, received) : event)),
    H_1: `${String(valueOf(content.H_1))}\n${told}`,
    H_2: random.pick(phrases.reporterComment[language]),
  }
}

function recovered(event: Row, day: string): Row {
  if (valueOf(event.E_i_7) === '5') return event
  const { E_i_6a: _number, E_i_6b: _unit, ...rest } = event
  return { ...rest, id: event.id, E_i_5: day, E_i_7: '1' }
}
