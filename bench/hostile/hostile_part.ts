import type { Times } from '../measure.js'
import { markdownTable, spread, verdict } from '../table.js'
import type { Answers } from './beside_hostile.js'
import { type HostileResults, PAUSE_S, PEOPLE } from './measure_hostile.js'

const HEALTH_AIM = 100
const OTHERS_AIM = 2

/** The part of the report about one hostile client beside people at work. */
export function hostilePart({ seconds, calm, beside, load }: HostileResults): string {
  const date = new Date().toISOString().slice(0, 10)
  const ratio = (times: Times) => times.p95 / calm.others.p95
  return `## One hostile client

${date}: ${PEOPLE} people in browsers of their own work as above, with ${PAUSE_S} s between an answer and the next
request; beside them one hostile client of each kind in turn, for ${seconds} s, which sends again as soon as it
is answered. One server process, one worker, PostgreSQL; those who ask run on the same cores, the
hostile client with the lowest priority, since a stranger has processors of his own. Load of the machine
before and after: ${load.map((one) => one.toFixed(1)).join(', ')} (idle is 0; above the number of cores others worked on it at the same
time). Times are p50 / p95 in milliseconds; the reference is the calm before and after, in the same run.
Aims: \`/health/live\` answers in ${HEALTH_AIM} ms, p95 of others at most times ${OTHERS_AIM}.

${markdownTable(
  [
    'Beside',
    '\`/health/live\`',
    'worst',
    'others',
    'p95 beside calm',
    'errors',
    'answered',
    'Aims',
  ],
  [
    ['nobody', spread(calm.health), ms(calm.health), spread(calm.others), '', errors(calm), '', ''],
    ...[...beside].map(([kind, seen]) => [
      kind,
      spread(seen.health),
      ms(seen.health),
      spread(seen.others),
      ratio(seen.others).toFixed(1),
      errors(seen),
      answered(seen.answers),
      [seen.health.p95 <= HEALTH_AIM, ratio(seen.others) <= OTHERS_AIM].map(verdict).join(', '),
    ]),
  ]
)}
`
}

const ms = ({ most }: Times) => most.toFixed(0)
const errors = ({ errors: all }: { errors: readonly string[] }) => String(all.length)

/** Status of HTTP, and how often. */
function answered(answers: Answers): string {
  return Object.entries(answers)
    .map(([status, times]) => `${status} × ${times.toLocaleString('en')}`)
    .join(', ')
}
