import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'
import hash from '@adonisjs/core/services/hash'
import { setTimeout as sleep } from 'node:timers/promises'

import { FormSchemas } from '#kernel/forms/form_schemas'
import { pagePart } from '#kernel/forms/page_part'
import { asProject } from '#kernel/tenancy/as_project'
import { GenerateCases } from '#plugins/demo/generate/generate_cases'

import { serveProduct } from '../acts/served_product.js'
import type { BenchDatabase } from '../database.js'
import { load } from '../machine.js'
import { percentiles, type Times } from '../measure.js'
import { say } from '../say.js'
import { signInFrom } from '../sign_in/program.js'
import { Browser } from './browser.js'
import { type ActName, Person } from './person.js'
import { readUsed } from './watch.js'

/** Not the project in which the large database grows. */
const PROJECT = 'PH900'
const CASES = 1000
const PROXY = '127.0.0.1'
const PASSWORD = 'People2026'
export const PAUSE_S = 9
export const SIGN_INS_A_SECOND = 20
/** Warm-up of everybody at once would be a storm; so many at a time. */
const AT_ONCE = 10

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
  const caseIds = await makeCases(app)
  const project = await db.connection('owner').from('projects').where({ code: PROJECT }).first()
  const names = await makeAccounts(project, people)
  await database.settle()
  const forms = await app.container.make(FormSchemas)
  const page = forms.page('dm')!
  const server = await serveProduct(root, { TRUST_PROXY: PROXY })
  try {
    say(`${people} people come in ...`)
    const crowd: Person[] = []
    await inGroups(names, async (name, index) => {
      const address = `10.2.${Math.floor(index / 250)}.${(index % 250) + 1}`
      const browser = new Browser(server.address, address)
      await browser.signIn(name, PASSWORD, project.id)
      const person = new Person(
        browser,
        caseIds[index % caseIds.length]!,
        (content) => pagePart(content as never, page) as Record<string, unknown>
      )
      await person.warmUp()
      crowd.push(person)
    })
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
  const coming = signIn ? comeIn(signIn, stop.signal, seen) : Promise.resolve([])
  const working = crowd.map((person, index) =>
    person.work(PAUSE_S * 1000, (index / crowd.length) * PAUSE_S * 1000, stop.signal, (act, ms) =>
      seen.tell(act, ms)
    )
  )
  await sleep(seconds * 1000)
  stop.abort()
  const signIns = await coming
  await Promise.all(working)
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
async function comeIn(signIn: () => Promise<void>, signal: AbortSignal, seen: Sight) {
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

/** What was told of requests. */
class Sight {
  readonly errors: string[] = []
  readonly #times = new Map<ActName, number[]>()

  tell(act: ActName, ms: number | Error): void {
    if (ms instanceof Error) return this.fail(ms)
    this.#times.set(act, [...(this.#times.get(act) ?? []), ms])
  }

  fail(error: Error): void {
    this.errors.push(error.message)
  }

  get requests(): number {
    return [...this.#times.values()].reduce((sum, times) => sum + times.length, 0)
  }

  get byAct(): Map<ActName, Times> {
    return new Map([...this.#times].map(([act, times]) => [act, percentiles(times)]))
  }

  get reading(): Times {
    return this.#of((act) => act !== 'page saved')
  }

  get saving(): Times {
    return this.#of((act) => act === 'page saved')
  }

  #of(isMeant: (act: ActName) => boolean): Times {
    return percentiles([...this.#times].filter(([act]) => isMeant(act)).flatMap(([, each]) => each))
  }
}

async function makeCases(app: ApplicationService): Promise<string[]> {
  const generate = await app.container.make(GenerateCases)
  await asProject(PROJECT, 0, () =>
    generate.handle({ cases: CASES, seed: 'PEOPLE' }, () => undefined)
  )
  const rows = await db
    .connection('owner')
    .from('cases')
    .join('projects', 'projects.id', 'cases.project_id')
    .where({ 'projects.code': PROJECT, 'environment': 0 })
    .orderBy('cases.created_at')
    .select('cases.id')
  return rows.map(({ id }) => id as string)
}

/** People of the company with the rights that its manager has in the project. */
async function makeAccounts(project: { id: string; company_id: string }, count: number) {
  const owner = db.connection('owner')
  const password = await hash.make(PASSWORD)
  const users = Array.from({ length: count }, (_, index) => ({
    company_id: project.company_id,
    username: `people-${index}`,
    name: `Person ${index}`,
    password,
    status: 'active',
  }))
  const made = await owner.table('users').multiInsert(users).returning(['id', 'username'])
  const role = await owner
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .where({ project_id: project.id, username: 'manager' })
    .select('role_id')
    .first()
  const memberships = made.map(({ id }) => ({
    user_id: id,
    project_id: project.id,
    role_id: role.role_id,
  }))
  await owner.table('memberships').multiInsert(memberships)
  return made.map(({ username }) => username as string)
}

async function inGroups<Item>(
  items: readonly Item[],
  each: (item: Item, index: number) => Promise<void>
): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < items.length) {
      const index = next++
      await each(items[index]!, index)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}
