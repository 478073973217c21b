import type { CaseContent } from '#kernel/content/case_content'

import type { Facts } from '#tests/invented/cases/facts'
import { level, row, rows } from '#tests/invented/cases/level'
import { phrases, sentences } from '#tests/invented/cases/vocabulary'

/** C.4.r and C.5: where a literature or a study case was observed. */
export function studyAndLiterature(facts: Facts): CaseContent {
  const { random, kind, language, drugs, events, place } = facts
  const [drug] = drugs
  const isStudy = kind === '2'
  return level({
    C_4_r: rows(kind === '3' ? 1 : 0, () => {
      const title = random.pick(phrases.journal[language])
      const where = `${random.int(2018, 2025)};${random.int(1, 40)}:${random.int(1, 900)}`
      return row(random, {
        C_4_r_1: `${title.replace('%', events[0].term.name[language])} ${where}`,
      })
    }),
    C_5_1_r: rows(isStudy ? 1 : 0, () =>
      row(random, { C_5_1_r_1: `DEMO-CT-${random.digits(6)}`, C_5_1_r_2: place.country })
    ),
    C_5_2: isStudy ? phrases.study[language].replace('%', drug.product.name[language]) : undefined,
    C_5_3: isStudy ? 'PH-302' : undefined,
    C_5_4: isStudy ? '1' : undefined,
  })
}

/** How a kind of report is called in a narrative. */
export function kindName({ kind, language }: Facts): string {
  return sentences.kinds[kind][language]
}
