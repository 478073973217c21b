import type { CaseSummary } from '#plugins/cases/records/summarise_case'

const reactions = ['E.i.1.2', 'E.i.1.1a', 'E.i.2.1b']

/** The elements that each column of the list is read from, by what is not seen of them nothing is told. */
export const columnElements: Readonly<Record<keyof CaseSummary, readonly string[]>> = {
  safety_report_id: ['C.1.1'],
  worldwide_id: ['C.1.8.1'],
  report_type: ['C.1.3'],
  first_received: ['C.1.4'],
  last_received: ['C.1.5'],
  seriousness: ['a', 'b', 'c', 'd', 'e', 'f'].map((criterion) => `E.i.3.2${criterion}`),
  country: ['E.i.9', 'C.2.r.3', 'C.2.r.5'],
  subject: ['D.1'],
  product: ['G.k.1', 'G.k.2.2'],
  reaction: reactions,
  event_count: ['E.i'],
  drug_count: ['G.k'],
}

/** The elements whose words a case is found by. */
export const wordElements = [
  'C.1.1',
  'C.1.8.1',
  'C.1.9.1.r.2',
  'D.1',
  'G.k.2.2',
  'E.i.1.2',
  'E.i.1.1a',
]
