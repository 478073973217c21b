import { randomUUID } from 'node:crypto'

import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { generateCase } from '#tests/invented/cases/generate_case'

/** What the editor has to be quick with: far more than nearly every case holds. */
export const LARGE = { drugs: 20, dosages: 10, events: 30, labTests: 60 } as const

/**
 * A case of 20 drugs with 10 dosages each, 30 events, and an assessment of every drug with every
 * event, as rows of a synthetic case over and over again.
 */
export function largeCase(): CaseContent {
  const content = generateCase({ seed: 'LARGE', number: 1, richness: 1 })
  const given = rows(content.G_k)
  const dosages = given.flatMap(({ G_k_4_r }) => rowsIn(G_k_4_r))
  const [pair] = given.flatMap(({ G_k_9_i }) => rowsIn(G_k_9_i))
  const events = repeat(rows(content.E_i), LARGE.events)
  const drugs = repeat(given, LARGE.drugs).map((drug) => ({
    ...drug,
    G_k_4_r: repeat(dosages, LARGE.dosages),
    G_k_9_i: events.map((event) => ({ ...renewed(pair), G_k_9_i_1: event.id })),
  }))
  return { ...content, E_i: events, G_k: drugs, F_r: repeat(rows(content.F_r), LARGE.labTests) }
}

const rowsIn = (value: CaseContent[string] | undefined) => (isRows(value) ? value : [])

function rows(value: CaseContent[string] | undefined): readonly Row[] {
  const found = rowsIn(value)
  if (found.length === 0) throw new Error('The synthetic case lacks a row')
  return found
}

const repeat = (some: readonly Row[], count: number): Row[] =>
  Array.from({ length: count }, (_, index) => renewed(some[index % some.length]))

/** The same values under new identities, all the way down. */
function renewed(row: Row): Row {
  const copy: Row = { ...row, id: randomUUID() }
  for (const [key, value] of Object.entries(copy)) {
    if (isRows(value)) copy[key] = value.map(renewed)
  }
  return copy
}
