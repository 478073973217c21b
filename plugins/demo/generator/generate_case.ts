import type { CaseContent } from '#kernel/content/case_content'

import { drawFacts } from '#plugins/demo/generator/draw_facts'
import { drugs } from '#plugins/demo/generator/drugs'
import { events } from '#plugins/demo/generator/events'
import type { CaseWish } from '#plugins/demo/generator/facts'
import { identification } from '#plugins/demo/generator/identification'
import { labTests } from '#plugins/demo/generator/lab_tests'
import { narrative } from '#plugins/demo/generator/narrative'
import { parent } from '#plugins/demo/generator/parent'
import { patient } from '#plugins/demo/generator/patient'
import { people } from '#plugins/demo/generator/people'
import { studyAndLiterature } from '#plugins/demo/generator/study_and_literature'

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
]

/**
 * Makes up a case: complete, without contradictions, coded with the invented dictionary, about
 * nobody. The same wish gives the same case, on every machine and in every year.
 */
export function generateCase(wish: CaseWish): CaseContent {
  const facts = drawFacts(wish)
  return Object.assign({}, ...parts.map((part) => part(facts))) as CaseContent
}
