import type { CaseContent } from '#kernel/content/case_content'

import { dayText } from '#tests/invented/cases/day'
import { productName } from '#tests/invented/cases/drugs'
import type { Facts } from '#tests/invented/cases/facts'
import { level, row, rows } from '#tests/invented/cases/level'
import { kindName } from '#tests/invented/cases/study_and_literature'
import { MEDDRA_VERSION, phrases, sentences, termNamed } from '#tests/invented/cases/vocabulary'

/** H: the story in words, with what the reporter and the sender think of it. */
export function narrative(facts: Facts): CaseContent {
  const { random, language, events, richness } = facts
  return level({
    H_1: story(facts),
    H_2: random.chance(0.5) ? random.pick(phrases.reporterComment[language]) : undefined,
    H_3_r: rows(random.chance(richness * 0.4) ? 1 : 0, () =>
      row(random, { H_3_r_1a: MEDDRA_VERSION, H_3_r_1b: events[0].term.code })
    ),
    H_4: random.chance(0.7) ? random.pick(phrases.senderComment[language]) : undefined,
    H_5_r: rows(language === 'zh' && random.chance(richness * 0.5) ? 1 : 0, () =>
      row(random, {
        H_5_r_1a: random.pick(phrases.senderComment.en),
        H_5_r_1b: 'eng',
      })
    ),
  })
}

function story(facts: Facts): string {
  const { random, language, events, drugs, place, received, age, sex, subject, richness } = facts
  const [drug] = drugs
  const indication = termNamed(drug.product.indication).name[language]
  const lines = [
    fill(sentences.opening[language], {
      kind: kindName(facts),
      country: place.country,
      received: dayText(received),
      age: String(age),
      sex: sentences.sexes[sex][language],
      subject,
    }),
    fill(sentences.history[language], {
      history: indication,
      concomitant:
        drugs
          .slice(1)
          .map((other) => productName(facts, other))
          .join(', ') || '-',
    }),
    fill(sentences.start[language], {
      start: dayText(drug.started),
      drug: productName(facts, drug),
      indication,
    }),
  ]
  for (const event of events) {
    const said = { event: event.verbatim, days: String(event.onset - drug.started) }
    lines.push(fill(sentences.event[language], { ...said, onset: dayText(event.onset) }))
    lines.push(...random.some(sentences.course[language], 2 + Math.round(richness * 5)))
    const outcome = sentences.outcomes[event.outcome][language]
    lines.push(fill(sentences.outcome[language], { event: event.verbatim, outcome }))
  }
  lines.push(sentences.closing[language])
  return lines.join(language === 'zh' ? '' : ' ')
}

/** Puts values in place of `{names}`. */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
