import type { Times } from '../measure.js'
import { markdownTable, spread } from '../table.js'
import type { LastPlace } from './last_place.js'
import type { SignInResults } from './measure_sign_in.js'

const HEAD = '## Signing in, and the last place'

/** The part of the report about many people who sign in at once. */
export function signInPart({ storm, places, load }: SignInResults): string {
  const { people, total, each, reference, quiet, meanwhile } = storm
  const date = new Date().toISOString().slice(0, 10)
  const perSecond = (ms: number) => `${((people / ms) * 1000).toFixed(0)}/s`
  const line = (what: string, times: Times, beside = '') => [
    what,
    spread(times),
    times.most.toFixed(1),
    String(times.tries),
    beside,
  ]
  const ratio = (one: Times, other: Times) => (one.p95 / other.p95).toFixed(1)
  return `${HEAD}

${date}: ${people} people with an account and an address each sign in over HTTP in the same moment, for a
token, while one program goes on asking for the case list; the program that asks runs on the same
cores. Load of the machine before and after: ${load.map((one) => one.toFixed(1)).join(', ')} (idle is 0; above the number of
cores others worked on it at the same time). Times in milliseconds.

All of them are in after ${total.toFixed(0)} ms (${perSecond(total)}). The reference is as many bare comparisons with an
argon2id hash of the same cost, as many at once, in the same run: ${reference.toFixed(0)} ms (${perSecond(reference)}), so signing
in goes at ${(reference / total).toFixed(2)} of it.

${markdownTable(
  ['What', 'p50 / p95', 'worst', 'tries', 'Beside quiet'],
  [
    line('one sign-in of these', each),
    line('case list, nobody signs in', quiet),
    line('case list, meanwhile', meanwhile, `p95 times ${ratio(meanwhile, quiet)}`),
  ]
)}

Twenty at once for one place that is left, until all twenty are answered; beside it the same act of
one person alone.

${markdownTable(['Limit', 'rounds', 'got in', 'twenty at once', 'one alone'], places.map(placeRow))}
`
}

const placeRow = ({ what, rounds, gotIn, all, alone }: LastPlace) => [
  what,
  String(rounds),
  String(gotIn),
  spread(all),
  spread(alone),
]
