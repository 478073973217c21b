import type { ApplicationService } from '@adonisjs/core/types'
import { setTimeout as sleep } from 'node:timers/promises'

import { serveProduct } from '../acts/served_product.js'
import type { BenchDatabase } from '../database.js'
import { load } from '../machine.js'
import { percentiles, type Times } from '../measure.js'
import { say } from '../say.js'
import { signInFrom } from '../sign_in/program.js'
import { makeCrowd, PASSWORD, workTogether } from './crowd.js'
import type { ActName, Person } from './person.js'
import { Sight } from './sight.js'
import { readUsed } from './watch.js'

const CASES = 1000
const PROXY = '127.0.0.1'
export const PAUSE_S = 9
export const SIGN_INS_A_SECOND = 20

/** What was seen in one stretch of time. */
export interface Stretch {
  readonly seconds: number
  readonly byAct: ReadonlyMap<ActName, Times>
  readonly reading: Times
  readonly saving: Times
  readonly requests: number
  readonly errors: readonly string[]
  readonly signIns: Times | null
  /** Processor time of the server and of PostgreSQL for each request, ms. */
  readonly serverMs: number
  readonly databaseMs: number
  /** Memory of the server in the first and in the last fifth of the time, MB. */
  readonly memory: readonly [first: number, last: number]
}

export interface PeopleResults {
  readonly people: number
  /** Everybody's acts by one person alone, one after the other without a pause. */
  readonly alone: { readonly reading: Times; readonly saving: Times }
  readonly working: Stretch
  readonly beside: Stretch
  readonly load: readonly [before: number, after: number]
}

/**
 * People who work at the same time, each with a pause between requests, asked of the real server
 * over HTTP; then the same while others sign in all the time.
 * @param people who work
 * @param seconds of each of the two stretches
 */
export async function measurePeople(
  { app, database }: { app: ApplicationService; database: BenchDatabase },
  root: URL,
  { people, seconds }: { people: number; seconds: number }
): Promise<PeopleResults> {
  const before = load()
  const gathered = await makeCrowd({ app, database }, { name: 'people', people, cases: CASES })
  const { names } = gathered
  const server = await serveProduct(root, { TRUST_PROXY: PROXY })
  try {
    say(`${people} people come in ...`)
    const crowd = await gathered.comeIn(server.address)
    const watch = () => readUsed(server.pid, database.pid)
    say('One of them alone ...')
    const alone = await workAlone(crowd[0]!, people > 50 ? 200 : 20)
    say(`All of them for ${seconds} s ...`)
    const working = await work(crowd, seconds, watch)
    say(`The same while ${SIGN_INS_A_SECOND} sign in each second ...`)
    let next = 0
    const beside = await work(crowd, seconds, watch, async () => {
      const index = next++
      const address = `10.3.${Math.floor(index / 250) % 250}.${(index % 250) + 1}`
      await signInFrom(server.address, address, names[index % names.length]!, PASSWORD)
    })
    return { people, alone, working, beside, load: [before, load()] }
  } finally {
    await server.stop()
  }
}

async function workAlone(person: Person, requests: number) {
  const seen = new Sight()
  const stop = new AbortController()
  await person.work(0, 0, stop.signal, (act, ms) => {
    seen.tell(act, ms)
    if (seen.requests === requests) stop.abort()
  })
  return { reading: seen.reading, saving: seen.saving }
}

async function work(
  crowd: readonly Person[],
  seconds: number,
  watch: () => ReturnType<typeof readUsed>,
  signIn?: () => Promise<void>
): Promise<Stretch> {
  const seen = new Sight()
  const stop = new AbortController()
  const memory: number[] = []
  const started = watch()
  const looking = setInterval(() => memory.push(watch().memory), 1000)
  const coming = signIn ? keepSigningIn(signIn, stop.signal, seen) : Promise.resolve([])
  await workTogether(crowd, { seconds, pause: PAUSE_S * 1000 }, seen)
  stop.abort()
  const signIns = await coming
  clearInterval(looking)
  const ended = watch()
  const fifth = Math.ceil(memory.length / 5)
  const middle = (values: number[]) => percentiles(values).p50
  return {
    seconds,
    byAct: seen.byAct,
    reading: seen.reading,
    saving: seen.saving,
    requests: seen.requests,
    errors: seen.errors,
    signIns: signIns.length > 0 ? percentiles(signIns) : null,
    serverMs: (ended.server - started.server) / seen.requests,
    databaseMs: (ended.database - started.database) / seen.requests,
    memory: [middle(memory.slice(0, fifth)), middle(memory.slice(-fifth))],
  }
}

/** So many sign in each second, whether those before are in or not. */
async function keepSigningIn(signIn: () => Promise<void>, signal: AbortSignal, seen: Sight) {
  const times: number[] = []
  const under: Promise<void>[] = []
  while (!signal.aborted) {
    const started = performance.now()
    under.push(
      signIn().then(
        () => void times.push(performance.now() - started),
        (error: Error) => seen.fail(error)
      )
    )
    await sleep(1000 / SIGN_INS_A_SECOND)
  }
  await Promise.all(under)
  return times
}
