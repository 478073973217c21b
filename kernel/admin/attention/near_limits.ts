import app from '@adonisjs/core/services/app'

import { type Attention, type AttentionSource, MOST_NAMED } from '#kernel/admin/attention/attention'
import { Database } from '#kernel/database/database'
import { wording } from '#kernel/lang/server/wording'
import type { Words } from '#kernel/language/words'
import { countUsers } from '#kernel/people/accounts/count_users'
import { currentCompany } from '#kernel/tenancy/actor'
import { caseCounts } from '#kernel/tenancy/limits/count_cases'

/** From this part of a limit on it is near. */
const NEAR = 0.9

/** What is counted, out of how many there may be; null where there is no limit. */
interface Counted {
  readonly of: 'cases' | 'users' | 'projects'
  readonly name: string
  readonly present: number
  readonly limit: number | null
  readonly place: Attention['place']
}

type Numbers = { readonly name: string; readonly present: number; readonly limit: number }

const near: Readonly<Record<Counted['of'], (values: Numbers) => Words>> = {
  cases: (values) => wording('attention.near_cases', values),
  users: (values) => wording('attention.near_users', values),
  projects: (values) => wording('attention.near_projects', values),
}

const shareOf = ({ present, limit }: Counted) => (limit === null ? 0 : present / limit)

/** Those that are near, the fullest first. */
function nearest(counted: readonly Counted[]): Attention[] {
  return counted
    .filter((one) => shareOf(one) >= NEAR)
    .toSorted((a, b) => shareOf(b) - shareOf(a))
    .slice(0, MOST_NAMED)
    .map(({ of, name, present, limit, place }) => {
      return { what: near[of]({ name, present, limit: limit! }), place }
    })
}

/** Ongoing projects with nearly as many cases or users as they may have. */
async function projectsNearLimits(): Promise<Attention[]> {
  const database = await app.container.make(Database)
  const projects: ProjectLimits[] = await database.readCompany((trx) =>
    trx
      .from('projects')
      .where({ company_id: currentCompany(), status: 'ongoing' })
      .select('id', 'code', 'max_cases', 'max_users')
      .select(
        trx
          .from('memberships')
          .whereColumn('memberships.project_id', 'projects.id')
          .count('*')
          .as('users')
      )
  )
  const cases = await caseCounts(projects.map(({ id }) => id))
  return nearest(
    projects.flatMap(({ id, code: name, max_cases, max_users, users }) => {
      const place = { resource: 'projects', id }
      const most = Math.max(...cases.get(id)!)
      return [
        { of: 'cases', name, place, present: most, limit: max_cases },
        { of: 'users', name, place, present: Number(users), limit: max_users },
      ] as const
    })
  )
}

interface ProjectLimits {
  readonly id: string
  readonly code: string
  readonly max_cases: number
  readonly max_users: number
  readonly users: string
}

/** Companies with nearly as many projects or users as they may have. */
async function companiesNearLimits(): Promise<Attention[]> {
  const database = await app.container.make(Database)
  return database.readCompany(async (trx) => {
    const companies = await trx
      .from('companies')
      .whereNull('removed_at')
      .select('id', 'name', 'max_projects', 'max_users')
      .select(
        trx
          .from('projects')
          .whereColumn('projects.company_id', 'companies.id')
          .count('*')
          .as('projects')
      )
    const users = await countUsers(
      trx,
      companies.map(({ id }) => id as string)
    )
    return nearest(
      companies.flatMap(({ id, name, max_projects, max_users, projects }) => {
        const place = { resource: 'companies', id: id as string }
        return [
          { of: 'projects', name, place, present: Number(projects), limit: max_projects },
          { of: 'users', name, place, present: users.get(id) ?? 0, limit: max_users },
        ] as const
      })
    )
  })
}

/** What is nearly full. */
export const nearLimits: readonly AttentionSource[] = [
  { level: 'company', permission: 'PROJECT_CONF', find: projectsNearLimits },
  { level: 'platform', permission: 'COMPANY_CONF', find: companiesNearLimits },
]
