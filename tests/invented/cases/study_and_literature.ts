import type { CaseContent } from '#kernel/case/content/case_content'

import { studyOf } from '#tests/invented/cases/derived_facts'
import type { Facts } from '#tests/invented/cases/facts'
import { fill } from '#tests/invented/cases/fill'
import { level, row, rows } from '#tests/invented/cases/level'
import { phrases } from '#tests/invented/cases/vocabulary'

/** C.4.r and C.5: where a literature or a study case was observed. */
export function studyAndLiterature(facts: Facts): CaseContent {
  const { random, kind, language, drugs, place } = facts
  const isStudy = kind === 'study'
  const { number, type, title } = studyOf(facts)
  const { name, indication } = drugs[0].product
  return level({
    C_4_r: rows(kind === 'literature' ? 1 : 0, () => row(random, { C_4_r_1: publication(facts) })),
    C_5_1_r: rows(isStudy ? 1 : 0, () =>
      row(random, { C_5_1_r_1: `DEMO-CT-${number}`, C_5_1_r_2: place.country })
    ),
    C_5_2: isStudy
      ? fill(title[language], { drug: name[language], indication: indication[language] })
      : undefined,
    C_5_3: isStudy ? number : undefined,
    C_5_4: isStudy ? type : undefined,
  })
}

/** As a list of references has it. */
function publication({ random, language, events, drugs, received }: Facts): string {
  const page = random.int(1, 890)
  return fill(phrases.publication[language], {
    author: random.pick(phrases.author[language]),
    event: events[0].verbatim[language],
    drug: drugs[0].product.name[language],
    journal: random.pick(phrases.journal[language]),
    year: String(new Date(received * 86_400_000).getUTCFullYear()),
    volume: String(random.int(3, 48)),
    page: String(page),
    last: String(page + random.int(2, 6)),
  })
}
