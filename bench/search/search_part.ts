import { markdownTable, spread, verdict } from '../table.js'
import type { MeasuredSearch, SearchResults } from './measure_search.js'

/** Milliseconds; a search that takes longer says so before it starts. */
const AIM = 300

/** The part of the report about the advanced search. */
export function searchPart({ cases, asked, saidSeconds, load }: SearchResults): string {
  const date = new Date().toISOString().slice(0, 10)
  const worst = Math.max(...asked.map(({ times }) => times.p95))
  return `## Advanced search

${date}: ${cases.toLocaleString('en')} cases (one in ten is loaded as usual, the others are copied from them in the
database with their contents). Each question was asked ${asked[0]!.times.tries} times for the newest twenty with their
count. Load of the machine before and after: ${load.map((one) => one.toFixed(1)).join(', ')} (idle is 0; above the number of cores others
worked on it at the same time). Times are p50 / p95 in milliseconds; aim: p95 under ${AIM}, or the screen says
before it starts that it takes longer. ${said(saidSeconds)}, and the slowest took ${(worst / 1000).toFixed(1)} s.

${markdownTable(
  ['Asked for', 'found', 'first page and count', 'Aim'],
  asked.map((each) => [each.what, found(each), spread(each.times), metBy(each, saidSeconds)])
)}
`
}

const said = (seconds: number | null) =>
  seconds === null
    ? 'With so many cases it says nothing'
    : `With so many cases it says ${Math.ceil(seconds)} s`

const found = ({ total, totalIsLowerBound }: MeasuredSearch) =>
  `${totalIsLowerBound ? 'over ' : ''}${total.toLocaleString('en')}`

const metBy = ({ times }: MeasuredSearch, saidSeconds: number | null) => {
  if (times.p95 < AIM) return verdict(true)
  return saidSeconds !== null && times.p95 <= saidSeconds * 1000 ? 'said before' : verdict(false)
}
