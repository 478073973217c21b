import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'

import { matchesHash } from '#kernel/identity/passwords/hashing'

import { percentiles, timed, type Times } from '../measure.js'
import { type Ask, must, signInFrom } from './program.js'

const PASSWORD = 'Storm2026'
/** Sign-ins and lists before the clock starts: code becomes hot. */
const WARM_UP = 10
const LISTS = 200
const ACCOUNTS = 210

export interface StormTimes {
  /** People who sign in at once. */
  readonly people: number
  /** From the first request to the last answer, ms. */
  readonly total: number
  readonly each: Times
  /** The same number of bare comparisons with a hash, as many at once as the product does, ms. */
  readonly reference: number
  /** The case list, asked by one program one request after the other. */
  readonly quiet: Times
  readonly meanwhile: Times
}

/** As many accounts of the company as anything here needs, each able to sign in. */
export async function makePeople(companyId: string): Promise<Person[]> {
  const password = await hash.make(PASSWORD)
  const rows = Array.from({ length: ACCOUNTS }, (_, index) => ({
    company_id: companyId,
    username: `storm-${index}`,
    name: `Storm ${index}`,
    password,
    status: 'active',
  }))
  return db.connection('owner').table('users').multiInsert(rows).returning(['id', 'username'])
}

export interface Person {
  readonly id: string
  readonly username: string
}

/** Everybody signs in at once, from an address of their own each, while somebody else works. */
export async function measureStorm(
  server: string,
  people: readonly Person[],
  worker: Ask
): Promise<StormTimes> {
  const enter = ({ username }: Person, index: number) => {
    const address = `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`
    return signInFrom(server, address, username, PASSWORD)
  }
  await Promise.all(people.slice(0, WARM_UP).map(enter))
  const list = () => timed(() => must(worker, 'GET', '/cases?pageSize=20'))
  for (let index = 0; index < WARM_UP; index++) await list()
  const quiet: number[] = []
  for (let index = 0; index < LISTS; index++) quiet.push(await list())

  const meanwhile: number[] = []
  const each: number[] = []
  let isOver = false
  const working = (async () => {
    while (!isOver) meanwhile.push(await list())
  })()
  const total = await timed(() =>
    Promise.all(
      people.map(async (person, index) => each.push(await timed(() => enter(person, index))))
    )
  )
  isOver = true
  await working
  return {
    people: people.length,
    total,
    each: percentiles(each),
    reference: await bareHashes(people.length),
    quiet: percentiles(quiet),
    meanwhile: percentiles(meanwhile),
  }
}

/** In this process, with nothing else to do. */
async function bareHashes(count: number): Promise<number> {
  const hashed = await hash.make(PASSWORD)
  const compare = async () => {
    if (!(await matchesHash(hashed, PASSWORD))) throw new Error('A hash does not match')
  }
  await compare()
  return timed(() => Promise.all(Array.from({ length: count }, compare)))
}
