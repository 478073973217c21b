import type { Row } from '#kernel/content/case_content'

import type { DrugFact, Facts } from '#tests/invented/cases/facts'
import { row, rows } from '#tests/invented/cases/level'
import { phrases } from '#tests/invented/cases/vocabulary'

/** G.k.9.i: how a drug and each event are related, by the reporter and by the sender. */
export function assessments({ random, events, language }: Facts, drug: DrugFact): Row[] {
  return events.map((event) => {
    const latency = event.onset - drug.started
    return row(random, {
      G_k_9_i_1: event.id,
      G_k_9_i_2_r: rows(random.chance(0.7) ? 2 : 1, (index) =>
        row(random, {
          G_k_9_i_2_r_1: phrases.assessor[language][index],
          G_k_9_i_2_r_2: phrases.method[language][index],
          G_k_9_i_2_r_3: random.pick(phrases.result[language]),
        })
      ),
      G_k_9_i_3_1a: String(latency),
      G_k_9_i_3_1b: 'd',
      G_k_9_i_4: random.pick(['4', '4', '4', '1', '2']),
    })
  })
}
