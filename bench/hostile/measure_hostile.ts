import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'
import { setTimeout as sleep } from 'node:timers/promises'

import { serveProduct } from '../acts/served_product.js'
import type { BenchDatabase } from '../database.js'
import { haveDrugs } from '../drugs/bring_drugs.js'
import { load } from '../machine.js'
import { percentiles, timed, type Times } from '../measure.js'
import { type Crowd, makeCrowd, PASSWORD, PROJECT, workTogether } from '../people/crowd.js'
import type { Person } from '../people/person.js'
import { Sight } from '../people/sight.js'
import { say } from '../say.js'
import type { BenchSettings } from '../settings.js'
import { must, tokenFrom, withToken } from '../sign_in/program.js'
import { attacks } from './attacks.js'
import { type Answers, besideHostile } from './beside_hostile.js'
import { workJobs } from './job_worker.js'
import { makeLargestCases } from './largest_cases.js'
import type { Target } from './wire.js'

const PROXY = '127.0.0.1'
export const PEOPLE = 20
export const PAUSE_S = 1
const CASES = 200
/** Between two questions whether the server lives, ms. */
const BETWEEN = 50
/** What one kind has left to be done must not be told of the next. */
const REST_S = 5
/** Stretches before the first that counts: a server that has just started is slower. */
const WARM_UP = 4

/** What was seen in one stretch of time. */
export interface HostileStretch {
  readonly health: Times
  readonly others: Times
  readonly errors: readonly string[]
}

/** People beside a hostile client of one kind. */
export interface BesideHostile extends HostileStretch {
  readonly answers: Answers
  /** The same people alone, right before and right after. */
  readonly alone: Times
}

export interface HostileResults {
  readonly seconds: number
  readonly calm: HostileStretch
  readonly beside: ReadonlyMap<string, BesideHostile>
  readonly load: readonly [before: number, after: number]
}

type HostileSettings = Pick<BenchSettings, 'hostileSeconds' | 'kind' | 'products'>

/**
 * People at work and one hostile client beside them, each kind in turn, asked of the real server
 * and its worker. Before and after each kind they work alone: a server becomes faster while it runs.
 * @param settings `hostileSeconds` of each stretch; `kind` is in the names of those that are measured
 */
export async function measureHostile(
  { app, database }: { app: ApplicationService; database: BenchDatabase },
  root: URL,
  { hostileSeconds: seconds, kind: meant, products }: HostileSettings
): Promise<HostileResults> {
  const before = load()
  await haveDrugs(app, products)
  const gathered = await makeCrowd(
    { app, database },
    { name: 'calm', people: PEOPLE, cases: CASES }
  )
  const largestIds = await makeLargestCases(app, PROJECT)
  const server = await serveProduct(root, { TRUST_PROXY: PROXY })
  const worker = workJobs(root)
  try {
    const crowd = await gathered.comeIn(server.address)
    const watch = () => watchCrowd(server.address, crowd, seconds)
    say(`${PEOPLE} people alone ...`)
    for (let turn = 0; turn < WARM_UP; turn++) await watch()
    const alone = [await watch()]
    const beside = new Map<string, BesideHostile>()
    for (const [at, kind] of Object.keys(attacks).entries()) {
      if (!kind.includes(meant)) continue
      const target = { ...(await aim(server.address, gathered, at)), largestIds }
      say(`Beside them: ${kind} ...`)
      let seen: Seen | undefined
      const answers = await besideHostile(kind, target, async () => {
        seen = await watch()
      })
      await forgetImports()
      await sleep(REST_S * 1000)
      alone.push(await watch())
      beside.set(kind, { ...summarise([seen!]), answers, alone: summarise(alone.slice(-2)).others })
    }
    const calm = summarise(alone)
    return { seconds, calm, beside, load: [before, load()] }
  } finally {
    await worker.stop()
    await server.stop()
  }
}

/** What was brought in and not read yet never is: the next kind would be measured beside it. */
async function forgetImports(): Promise<void> {
  const items = db.connection('owner').from('batch_items')
  await items.where({ state: 'waiting' }).update({ state: 'refused', verdict: 'refused' })
}

/**
 * The hostile client is one of the people, each kind another one, with a case that nobody else works
 * on: an account that has to rest after one kind would spare the server the next.
 */
async function aim(
  address: string,
  { names, projectId, caseIds }: Crowd,
  kind: number
): Promise<Omit<Target, 'largestIds'>> {
  const token = await tokenFrom(address, '10.4.0.1', names[kind % names.length]!, PASSWORD)
  await must(withToken(address, token), 'PUT', '/proj/enter', { projectId, environment: 0 })
  return { address, authorization: `Bearer ${token}`, caseId: caseIds.at(-1 - kind)! }
}

interface Seen {
  readonly sight: Sight
  readonly health: readonly number[]
}

/** They work for so long, while somebody asks again and again whether the server lives. */
async function watchCrowd(
  address: string,
  crowd: readonly Person[],
  seconds: number
): Promise<Seen> {
  const sight = new Sight()
  const health: number[] = []
  const stop = new AbortController()
  const asking = (async () => {
    while (!stop.signal.aborted) {
      health.push(await timed(async () => (await fetch(`${address}/health/live`)).text()))
      await sleep(BETWEEN)
    }
  })()
  await workTogether(crowd, { seconds, pause: PAUSE_S * 1000 }, sight)
  stop.abort()
  await asking
  return { sight, health }
}

function summarise(seen: readonly Seen[]): HostileStretch {
  return {
    health: percentiles(seen.flatMap(({ health }) => health)),
    others: percentiles(seen.flatMap(({ sight }) => sight.times)),
    errors: seen.flatMap(({ sight }) => sight.errors),
  }
}
