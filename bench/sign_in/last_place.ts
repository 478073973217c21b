import db from '@adonisjs/lucid/services/db'

import { percentiles, timed, type Times } from '../measure.js'
import { type Answer, type Ask, must } from './program.js'
import type { Person } from './storm.js'

const AT_ONCE = 20
const ROUNDS = 10

export interface LastPlace {
  readonly what: string
  readonly rounds: number
  /** Those who got in, in all rounds together. */
  readonly gotIn: number
  /** Until everybody has an answer. */
  readonly all: Times
  /** One alone, where there is room. */
  readonly alone: Times
}

interface Limit {
  readonly what: string
  /** Number with which the others are refused. */
  readonly refusal: number
  /** Leaves room for so many more. */
  leave(places: number): Promise<unknown>
  /** Somebody tries to get in; no two tries are about the same thing. */
  tryOne(): Promise<Answer>
}

/** Twenty at once for the last place, again and again, of each kind of limit. */
export async function measureLastPlaces(
  asks: { readonly company: Ask; readonly manager: Ask },
  place: { readonly companyId: string; readonly projectId: string },
  people: readonly Person[]
): Promise<LastPlace[]> {
  const measured: LastPlace[] = []
  for (const limit of await limitsOf(asks, place, people)) measured.push(await measure(limit))
  return measured
}

async function measure({ what, refusal, leave, tryOne }: Limit): Promise<LastPlace> {
  const [all, alone]: number[][] = [[], []]
  let gotIn = 0
  for (let round = 0; round < ROUNDS; round++) {
    await leave(1)
    alone.push(await timed(tryOne))
    await leave(1)
    let answers: Answer[] = []
    all.push(
      await timed(async () => {
        answers = await Promise.all(Array.from({ length: AT_ONCE }, tryOne))
      })
    )
    const other = answers.find(({ code }) => code !== undefined && code !== refusal)
    if (other) throw new Error(`${what}: ${JSON.stringify(other)}`)
    gotIn += answers.filter(({ code }) => code === undefined).length
  }
  if (gotIn !== ROUNDS) throw new Error(`${what}: ${gotIn} got in ${ROUNDS} times`)
  return { what, rounds: ROUNDS, gotIn, all: percentiles(all), alone: percentiles(alone) }
}

async function limitsOf(
  { company, manager }: { readonly company: Ask; readonly manager: Ask },
  { companyId, projectId }: { readonly companyId: string; readonly projectId: string },
  people: readonly Person[]
): Promise<Limit[]> {
  const owner = db.connection('owner')
  const count = async (table: string, where: object) => {
    const [{ n }] = await owner.from(table).where(where).count('* as n')
    return Number(n)
  }
  const ofProject = { project_id: projectId }
  const limitProject = (limit: object) =>
    owner.from('projects').where({ id: projectId }).update(limit)
  const [{ id: role }] = (await must(manager, 'GET', '/admin/project-roles')) as [{ id: string }]
  let [project, person] = [0, 0]
  return [
    {
      what: 'maximum projects of a company',
      refusal: 30016,
      async leave(places) {
        const present = await count('projects', { company_id: companyId })
        const limit = { max_projects: present + places }
        await owner.from('companies').where({ id: companyId }).update(limit)
      },
      tryOne: () => {
        const code = `STORM-${++project}`
        const sizes = { maxCases: 1000, maxUsers: 1000 }
        return company('POST', '/admin/projects', { code, name: code, type: 1, ...sizes })
      },
    },
    {
      what: 'users of a project',
      refusal: 2015,
      leave: async (places) =>
        limitProject({ max_users: (await count('memberships', ofProject)) + places }),
      tryOne: () => manager('POST', '/admin/members', { user: people[person++]!.id, role }),
    },
    {
      what: 'cases of a project',
      refusal: 6008,
      async leave(places) {
        const counters = owner.from('case_counters').where({ ...ofProject, environment: 0 })
        const counter = await counters.first()
        await limitProject({ max_cases: (counter?.made ?? 0) + places })
      },
      tryOne: () => manager('POST', '/cases', { content: { C_1_3: '1', C_1_4: '2026-01-02' } }),
    },
  ]
}
