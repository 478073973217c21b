import type { Times } from '../measure.js'
import { markdownTable, spread, verdict } from '../table.js'
import { PAUSE_S, type PeopleResults, SIGN_INS_A_SECOND, type Stretch } from './measure_people.js'

const READING_AIM = 250
const SAVING_AIM = 400

/** The part of the report about people who work at the same time. */
export function peoplePart({ people, alone, working, beside, load }: PeopleResults): string {
  const date = new Date().toISOString().slice(0, 10)
  const ratio = (one: Times, other: Times) => (one.p95 / other.p95).toFixed(1)
  const line = (what: string, aim: number, of: (stretch: Stretch) => Times, one: Times) => [
    `${what} (aim: p95 under ${aim})`,
    spread(one),
    ...[working, beside].map((each) => `${spread(of(each))}, p95 times ${ratio(of(each), one)}`),
    `${verdict(of(working).p95 < aim)}, ${verdict(of(beside).p95 < aim)}`,
  ]
  const row = (what: string, of: (stretch: Stretch) => string) => [
    what,
    '',
    of(working),
    of(beside),
    '',
  ]
  const acts = [...working.byAct.keys()]
  return `## ${people} people at work

${date}: ${people} people in browsers of their own, each with a case of their own, with ${PAUSE_S} s between an
answer and the next request: a list, a case to read, a page to edit, the page saved. First for
${working.seconds} s, then as long again while ${SIGN_INS_A_SECOND} more sign in each second for a token. One server
process and PostgreSQL; those who ask run on the same cores. Load of the machine before and after:
${load.map((one) => one.toFixed(1)).join(', ')} (idle is 0; above the number of cores others worked on it at the same time).
Times are p50 / p95 in milliseconds; the reference is one of these people alone without a pause, in the same run.

What was slow, and is mended: a save read its case five times and wrote all of its projections anew (43
statements; now 20, one reading, and the projections that change); every request imported what plugins
contribute and made the guard against forged requests; a session waited for the disk; hashes of passwords
took both processors (now they leave one); a save deleted old idempotency keys, row by row while the
statistics of the table were stale (now a schedule does).

${markdownTable(
  ['What', 'one alone', 'all of them', `and ${SIGN_INS_A_SECOND} sign in each second`, 'Aim'],
  [
    line('reading', READING_AIM, ({ reading }) => reading, alone.reading),
    line('saving', SAVING_AIM, ({ saving }) => saving, alone.saving),
    ...acts.map((act) => row(act, ({ byAct }) => spread(byAct.get(act)!))),
    row('one sign-in', ({ signIns }) => (signIns ? spread(signIns) : '')),
    row('requests in a second', ({ requests, seconds }) => (requests / seconds).toFixed(1)),
    row('errors', ({ errors }) => String(errors.length)),
    row(
      'processor time of the server for a request',
      ({ serverMs }) => `${serverMs.toFixed(1)} ms`
    ),
    row(
      'processor time of PostgreSQL for a request',
      ({ databaseMs }) => `${databaseMs.toFixed(1)} ms`
    ),
    row('memory of the server, first and last fifth', ({ memory }) =>
      memory.map((each) => `${each.toFixed(0)} MB`).join(', ')
    ),
  ]
)}
`
}
