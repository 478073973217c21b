import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { isRows } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'
import type { Language } from '#kernel/language/words'

import { dayOf, dayText, dayWords } from '#tests/invented/cases/day'
import { fill } from '#tests/invented/cases/fill'
import { Random } from '#tests/invented/random'
import { phrases, sentences } from '#tests/invented/cases/vocabulary'

/** Outcomes after which there is something to come. */
const OPEN = new Set(['0', '2', '3'])

/**
 * The case as its sender tells it some days later: newer date of information, the first event
 * recovered where it was not, a comment, a longer story. Identifiers and rows stay.
 * @param days after the information that the content has
 */
export function followUpOf(content: CaseContent, language: Language, days: number): CaseContent {
  const random = new Random(`follow-up ${String(valueOf(content.C_1_1))} ${days}`)
  const before = dayOf(String(valueOf(content.C_1_5)).slice(0, 10))
  const received = before + days
  const end = before + random.int(1, Math.max(1, days - 1))
  const events = isRows(content.E_i) ? content.E_i : []
  const outcome = String(valueOf(events[0]?.E_i_7) ?? '')
  const news = OPEN.has(outcome) ? 'recovered' : outcome === '5' ? 'fatal' : 'more'
  const told = fill(random.pick(sentences.followUp[news][language]), {
    received: dayWords(received, language),
    end: dayWords(end, language),
    event: String(valueOf(events[0]?.E_i_1_2) ?? valueOf(events[0]?.E_i_1_1a) ?? ''),
  })
  return {
    ...content,
    C_1_2: `${dayText(received + 1)}${String(valueOf(content.C_1_2)).slice(10)}`,
    C_1_5: dayText(received),
    E_i: events.map((event, index) =>
      index === 0 && news === 'recovered' ? recovered(event, dayText(end)) : event
    ),
    H_1: `${String(valueOf(content.H_1))}\n${told}`,
    H_2: random.pick(phrases.reporterComment[language]),
  }
}

function recovered(event: Row, day: string): Row {
  const { E_i_6a: _number, E_i_6b: _unit, ...rest } = event
  return { ...rest, id: event.id, E_i_5: day, E_i_7: '1' }
}
