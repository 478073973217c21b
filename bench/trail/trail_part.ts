import { markdownTable, verdict } from '../table.js'
import type { TrailResults } from './measure_trail.js'

const AIM = 1.05

/** The part of the report about what the trail costs. */
export function trailPart({ rounds, byAct, load }: TrailResults): string {
  const date = new Date().toISOString().slice(0, 10)
  const rows = [...byAct].map(([what, beside]) => {
    const [check, both] = [beside.get('no check')!, beside.get('neither')!]
    const ratios = [check.time, check.processor, both.time, both.processor]
    return [what, ...ratios.map((ratio) => ratio.toFixed(3)), verdict(check.processor <= AIM)]
  })
  return `## What the trail costs

${date}: the database checks at the end of each transaction that every audited row which was written has
its line in the trail, and says in each line what stands in the rows. Both can be switched off by the
owner of the database, and are here, in turn, ${rounds} times each: how many times as long the same work
takes with all of it, the middle of ${rounds} pairs. Processor time is that of this process and of PostgreSQL
together. Load of the machine before and after: ${load.map((one) => one.toFixed(1)).join(', ')} (idle is 0; above the number of
cores others worked on it at the same time). Aim: the check takes at most ${((AIM - 1) * 100).toFixed(0)} %.

${markdownTable(
  ['What', 'check: time', 'processors', 'check and rows: time', 'processors', 'Aim'],
  rows
)}
`
}
