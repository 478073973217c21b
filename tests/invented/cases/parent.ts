import type { CaseContent } from '#kernel/content/case_content'

import { monthText, yearText } from '#tests/invented/cases/day'
import type { Facts } from '#tests/invented/cases/facts'
import { level, row, rows } from '#tests/invented/cases/level'
import { MEDDRA_VERSION, phrases, products, terms } from '#tests/invented/cases/vocabulary'

/** D.10: the parent, where a child was exposed through one. */
export function parent({ random, isChild, received, language, subject }: Facts): CaseContent {
  if (!isChild) return {}
  return level({
    D_10_1: `P-${subject}`,
    D_10_2_2a: String(random.int(21, 44)),
    D_10_2_2b: 'a',
    D_10_3: monthText(received - random.int(300, 400)),
    D_10_4: `${random.int(48, 90)}.${random.int(0, 9)}`,
    D_10_5: String(random.int(150, 182)),
    D_10_6: '2',
    D_10_7_1_r: rows(1, () =>
      row(random, {
        D_10_7_1_r_1a: MEDDRA_VERSION,
        D_10_7_1_r_1b: random.pick(terms).code,
        D_10_7_1_r_2: yearText(received - random.int(900, 3000)),
        D_10_7_1_r_3: true,
      })
    ),
    D_10_7_2: random.pick(phrases.historyComment[language]),
    D_10_8_r: rows(1, () =>
      row(random, {
        D_10_8_r_1: random.pick(products).name[language],
        D_10_8_r_4: yearText(received - 800),
      })
    ),
  })
}
