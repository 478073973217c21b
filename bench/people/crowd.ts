import type { ApplicationService } from '@adonisjs/core/types'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { setTimeout as sleep } from 'node:timers/promises'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { pagePart } from '#kernel/case/forms/page_part'
import { asProject } from '#kernel/tenancy/as_project'
import { CaseLoader } from '#plugins/cases/contract'
import { generatedCases } from '#tests/invented/cases/generated_cases'

import type { BenchDatabase } from '../database.js'
import { Browser } from './browser.js'
import { Person } from './person.js'
import type { Sight } from './sight.js'

/** Not the project in which the large database grows. */
const PROJECT = 'PH900'
export const PASSWORD = 'People2026'
/** Everybody at once would be a storm before the measurement; so many come in at a time. */
const AT_ONCE = 10

/** Accounts and cases, before anybody has come in. */
export interface Crowd {
  /** Names to sign in with. */
  readonly names: readonly string[]
  /** Signs everybody in at a server, each with a browser and a case of their own, warmed up. */
  comeIn(address: string): Promise<Person[]>
}

/**
 * Makes cases and people with the rights that the manager has in the project.
 * @param name of these accounts, by which they differ from others
 */
export async function makeCrowd(
  { app, database }: { app: ApplicationService; database: BenchDatabase },
  { name, people, cases }: { name: string; people: number; cases: number }
): Promise<Crowd> {
  const caseIds = await makeCases(app, name, cases)
  const project = await db.connection('owner').from('projects').where({ code: PROJECT }).first()
  const names = await makeAccounts(project, name, people)
  await database.settle()
  const page = (await app.container.make(FormSchemas)).page('patient')!
  const partOfPage = (content: Record<string, unknown>) =>
    pagePart(content as never, page) as Record<string, unknown>
  const projectId = project.id as string
  const comeIn = async (address: string) => {
    const crowd: Person[] = []
    await inGroups(names, async (username, index) => {
      const own = `10.2.${Math.floor(index / 250)}.${(index % 250) + 1}`
      const browser = new Browser(address, own)
      await browser.signIn(username, PASSWORD, projectId)
      const person = new Person(browser, caseIds[index % caseIds.length]!, partOfPage)
      await person.warmUp()
      crowd.push(person)
    })
    return crowd
  }
  return { names, comeIn }
}

/**
 * All of them work at the same time, not all in the same moment.
 * @param pause ms between an answer and the next request of one of them
 */
export async function workTogether(
  crowd: readonly Person[],
  { seconds, pause }: { seconds: number; pause: number },
  seen: Sight
): Promise<void> {
  const stop = new AbortController()
  const working = crowd.map((person, index) =>
    person.work(pause, (index / crowd.length) * pause, stop.signal, (act, ms) => seen.tell(act, ms))
  )
  await sleep(seconds * 1000)
  stop.abort()
  await Promise.all(working)
}

async function makeCases(app: ApplicationService, seed: string, cases: number): Promise<string[]> {
  const loader = await app.container.make(CaseLoader)
  await asProject(PROJECT, 0, () => loader.load(cases, generatedCases(seed)))
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
async function makeAccounts(
  project: { id: string; company_id: string },
  name: string,
  count: number
) {
  const owner = db.connection('owner')
  const password = await hash.make(PASSWORD)
  const users = Array.from({ length: count }, (_, index) => ({
    company_id: project.company_id,
    username: `${name}-${index}`,
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
