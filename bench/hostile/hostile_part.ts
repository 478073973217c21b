import type { Times } from '../measure.js'
import { markdownTable, spread, verdict } from '../table.js'
import type { Answers } from './beside_hostile.js'
import { type BesideHostile, type HostileResults, PAUSE_S, PEOPLE } from './measure_hostile.js'

const HEALTH_AIM = 100
const OTHERS_AIM = 2

/** The part of the report about one hostile client beside people at work. */
export function hostilePart({ seconds, calm, beside, load }: HostileResults): string {
  const date = new Date().toISOString().slice(0, 10)
  return `## One hostile client

${date}: ${PEOPLE} people in browsers of their own work as above, with ${PAUSE_S} s between an answer and the next
request; beside them one hostile client of each kind in turn, for ${seconds} s, which sends again as soon as it
is answered. One server process, one worker, PostgreSQL; those who ask run on the same cores, the
hostile client on what all others leave of them (\`chrt --idle\`), since a stranger has processors of his
own; "a process that only counts" asks nothing at all, and shows what that costs by itself. Load of the machine before and after:
${load.map((one) => one.toFixed(1)).join(', ')} (idle is 0; above the number of cores others worked on it at the same time). Times are
p50 / p95 in milliseconds; the reference of each kind is the same people alone for ${seconds} s before and ${seconds} s after it.
Aims: \`/health/live\` answers in ${HEALTH_AIM} ms, p95 of others at most times ${OTHERS_AIM}.

${markdownTable(
  [
    'Beside',
    '\`/health/live\`',
    'worst',
    'others',
    'alone',
    'p95 beside alone',
    'errors',
    'answered',
    'Aims',
  ],
  [
    [
      'nobody',
      spread(calm.health),
      ms(calm.health),
      spread(calm.others),
      '',
      '',
      errors(calm),
      '',
      '',
    ],
    ...[...beside].map(([kind, seen]) => [
      kind,
      spread(seen.health),
      ms(seen.health),
      spread(seen.others),
      spread(seen.alone),
      ratio(seen).toFixed(1),
      errors(seen),
      answered(seen.answers),
      [seen.health.p95 <= HEALTH_AIM, ratio(seen) <= OTHERS_AIM].map(verdict).join(', '),
    ]),
  ]
)}
`
}

/** How much longer others wait beside it. */
const ratio = ({ others, alone }: BesideHostile) => others.p95 / alone.p95
const ms = ({ most }: Times) => most.toFixed(0)
const errors = ({ errors: all }: { errors: readonly string[] }) => String(all.length)

/** Status of HTTP, and how often. */
function answered(answers: Answers): string {
  return Object.entries(answers)
    .map(([status, times]) => `${status} × ${times.toLocaleString('en')}`)
    .join(', ')
}
