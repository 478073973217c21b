import type { Row } from '#kernel/case/content/case_content'

import { minutesOf, resultScale } from '#tests/invented/cases/derived_facts'
import type { DrugFact, EventFact, Facts } from '#tests/invented/cases/facts'
import { row, rows } from '#tests/invented/cases/level'
import { phrases } from '#tests/invented/cases/vocabulary'

/** G.k.9.i: how a drug and each event are related, by the reporter and by the sender. */
export function assessments(facts: Facts, drug: DrugFact): Row[] {
  return facts.events.map((event, index) => assessment(facts, drug, event, index === 0))
}

function assessment(facts: Facts, drug: DrugFact, event: EventFact, isMain: boolean): Row {
  const { random, language, pattern, regions, related } = facts
  const minutes = isMain ? minutesOf(facts) : 0
  const isOfChina = regions.includes('CN')
  // Whoever sends it judges as the reporter does, or a step more carefully.
  const levels = [related, Math.max(0, related - (random.chance(0.25) ? 1 : 0))]
  const latency = event.onset - drug.started
  return row(random, {
    G_k_9_i_1: event.id,
    G_k_9_i_2_r: rows(2, (index) =>
      row(random, {
        // A message has one place for the source and one for the result: in codes, or in words.
        ...(isOfChina
          ? { G_k_9_i_2_r_CN_1: String(index + 1), G_k_9_i_2_r_CN_2: String(levels[index] + 1) }
          : {
              G_k_9_i_2_r_1: phrases.assessor[language][index],
              G_k_9_i_2_r_3: resultScale(facts)[language][levels[index]],
            }),
        G_k_9_i_2_r_2: phrases.method[language][index],
      })
    ),
    G_k_9_i_3_1a: minutes > 0 ? String(minutes) : String(Math.max(0, latency)),
    G_k_9_i_3_1b: minutes > 0 ? 'min' : 'd',
    G_k_9_i_4: '4',
    G_k_9_i_CN_1: isOfChina ? (pattern.listed ? '0' : '1') : undefined,
    G_k_9_i_CN_2: isOfChina ? dechallenge(drug, event) : undefined,
  })
}

/** Whether it went after the drug was stopped or reduced: 1 yes, 2 no, 3 not known, 4 it was neither. */
function dechallenge({ action }: DrugFact, { outcome }: EventFact): string {
  if (action === '4') return '4'
  if (action !== '1' && action !== '2') return '3'
  if (outcome === '3') return '2'
  return outcome === '1' || outcome === '2' || outcome === '4' ? '1' : '3'
}
