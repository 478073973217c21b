import { markdownTable, spread, verdict } from '../table.js'
import type { TermResults } from './measure_terms.js'

/** As for all questions to the list. */
const AIM = 100

/** The part of the report about lists by terms of the dictionary. */
export function termsPart({ cases, asked, load }: TermResults): string {
  const date = new Date().toISOString().slice(0, 10)
  const many = (n: number) => n.toLocaleString('en')
  const worst = Math.max(...asked.flatMap(({ times }) => times.map(({ p95 }) => p95)))
  return `## Listing by a term

${date}: ${many(cases)} cases (one in a hundred is loaded as usual, the others are copied from them in the
database as far as lists read them), coded below a dictionary of the real size so that a few terms are
common and most are rare. Each kind was asked ${asked[0]!.times[0]!.tries} times for the newest twenty with their count; before
that once for each term, since what is below a term is remembered. Load of the machine before and
after: ${load.map((one) => one.toFixed(1)).join(', ')} (idle is 0; above the number of cores others worked on it at the same time). Times are
p50 / p95 in milliseconds; aim: p95 under ${AIM}: ${verdict(worst < AIM)}.

${markdownTable(
  ['Asked for', 'reactions below it', 'by number', 'by first receipt'],
  asked.map(({ what, hits, times }) => [
    what,
    [...new Set(hits)].map(many).join(' to '),
    ...times.map(spread),
  ])
)}
`
}
