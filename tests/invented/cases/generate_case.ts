import type { CaseContent } from '#kernel/case/content/case_content'

import { drawFacts } from '#tests/invented/cases/draw_facts'
import { drugs } from '#tests/invented/cases/drugs'
import { events } from '#tests/invented/cases/events'
import type { CaseWish } from '#tests/invented/cases/facts'
import { identification } from '#tests/invented/cases/identification'
import { labTests } from '#tests/invented/cases/lab_tests'
import { narrative } from '#tests/invented/cases/narrative'
import { parent } from '#tests/invented/cases/parent'
import { patient } from '#tests/invented/cases/patient'
import { people } from '#tests/invented/cases/people'
import { regional } from '#tests/invented/cases/regional'
import { studyAndLiterature } from '#tests/invented/cases/study_and_literature'

const parts = [
  identification,
  people,
  studyAndLiterature,
  patient,
  parent,
  events,
  labTests,
  drugs,
  narrative,
  regional,
]

/**
 * Makes up a case: complete, without contradictions, coded with the invented dictionary, about
 * nobody. The same wish gives the same case, on every machine and in every year.
 */
export function generateCase(wish: CaseWish): CaseContent {
  const facts = drawFacts(wish)
  return Object.assign({}, ...parts.map((part) => part(facts))) as CaseContent
}
