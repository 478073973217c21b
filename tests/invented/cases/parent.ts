import type { CaseContent } from '#kernel/case/content/case_content'

import { dayText, yearText } from '#tests/invented/cases/day'
import type { Facts } from '#tests/invented/cases/facts'
import { level, row, rows } from '#tests/invented/cases/level'
import {
  conditions,
  MEDDRA_VERSION,
  productNamed,
  termNamed,
} from '#tests/invented/cases/vocabulary'

/** D.10: the mother, through whom a newborn was exposed. */
export function parent({
  random,
  pattern,
  received,
  language,
  subject,
  drugs,
  events,
}: Facts): CaseContent {
  if (!pattern.newborn) return {}
  const { depression } = conditions
  const begun = received - random.int(900, 3000)
  const earlier = productNamed('Demotamol')
  return level({
    D_10_1: `P-${subject}`,
    D_10_2_2a: String(random.int(24, 41)),
    D_10_2_2b: 'a',
    D_10_3: dayText(events[0].onset - 34 * 7),
    D_10_4: String(random.int(54, 82)),
    D_10_5: String(random.int(155, 176)),
    D_10_6: '2',
    D_10_7_1_r: rows(1, () =>
      row(random, {
        D_10_7_1_r_1a: MEDDRA_VERSION,
        D_10_7_1_r_1b: termNamed(drugs[0].product.indication.term).code,
        D_10_7_1_r_2: yearText(begun),
        D_10_7_1_r_3: true,
      })
    ),
    D_10_7_2: depression.comment[language][0],
    D_10_8_r: rows(1, () =>
      row(random, { D_10_8_r_1: earlier.name[language], D_10_8_r_4: yearText(received - 800) })
    ),
  })
}
