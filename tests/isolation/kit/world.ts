import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'

import { permissionsOfLevel } from '#kernel/access/permission_level'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import type { Environment, Scope } from '#kernel/tenancy/scope'
import { makeProject, type TestProject } from '#tests/factories/make_project'
import { makeUser, type TestUser } from '#tests/factories/make_user'

import type { Dice } from '#tests/isolation/kit/dice'
import { fillTables, rowsOf } from '#tests/isolation/kit/fill_tables'
import type { ListedRoute } from '#tests/isolation/kit/listed_routes'
import { plant } from '#tests/isolation/kit/plant'
import {
  has,
  platformTables,
  type TenantTable,
  tenantTables,
} from '#tests/isolation/kit/tenant_tables'

export type Row = Record<string, unknown>
/** Rows that may be asked for, by table. */
export type Pool = ReadonlyMap<string, readonly Row[]>

/** One environment of a project, full of rows that only its own people may see. */
export interface Filled {
  readonly scope: Scope
  /** Stands in the texts of the rows of this scope, and nowhere else. */
  readonly mark: string
  readonly companyMark: string
  /** Rows of this scope, and of its company. */
  readonly pool: Pool
}

/** Somebody, and where they work. */
export interface Identity {
  readonly user: TestUser
  readonly environment: Environment
  readonly label: string
  readonly administers?: 'company' | 'platform'
}

export interface World {
  readonly tables: readonly TenantTable[]
  readonly filled: readonly Filled[]
  readonly identities: readonly Identity[]
  /** People of the first filled scope who may do everything there. */
  readonly owners: readonly Identity[]
  readonly problems: readonly string[]
}

/** How many people with rights drawn at random each company has. */
const DRAWN = 4

/**
 * Companies with projects: two in which the identities work, and beside where they work (another
 * project, the other environment) rows that are not theirs; one company all of whose rows are foreign.
 */
export async function makeWorld(client: ApiClient, dice: Dice): Promise<World> {
  const tables = await tenantTables()
  const filled: Filled[] = []
  const identities: Identity[] = []
  const problems: string[] = []
  const fill = async (project: TestProject, environment: Environment, companyMark: string) => {
    const one = await fillProject(client, project, environment, {
      ofProject: dice.word('mk'),
      ofCompany: companyMark,
    })
    problems.push(...one.problems)
    filled.push(one.filled)
  }
  const foreign = await makeProject()
  const mark = dice.word('co')
  for (const environment of [0, 1] as const) await fill(foreign, environment, mark)
  for (let company = 0; company < 2; company++) {
    const companyMark = dice.word('co')
    const home = await makeProject()
    await setCompanyType(home.companyId, company === 0 ? 1 : 2)
    const sister = await makeProject({ companyId: home.companyId })
    const environment = dice.below(2) as Environment
    await fill(sister, dice.below(2) as Environment, companyMark)
    await fill(home, environment === 0 ? 1 : 0, companyMark)
    identities.push(...(await peopleOf(home, environment, dice)))
  }
  return { tables, filled, identities, owners: await ownersOf(foreign), problems }
}

/** Fills every table with rows of one environment of a project. */
export async function fillProject(
  client: ApiClient,
  project: TestProject,
  environment: Environment,
  marks: { readonly ofProject: string; readonly ofCompany: string }
): Promise<{ readonly filled: Filled; readonly problems: readonly string[] }> {
  const [tables, ofPlatform] = [await tenantTables(), await platformTables()]
  const scope = project.scope(environment)
  const { ofProject: mark, ofCompany: companyMark } = marks
  const user = await makeUser({ project, permissions: await projectRights(), name: companyMark })
  await makeUser({ project, administers: 'company', name: companyMark })
  await markRoles(project, companyMark)
  await plant(client, user, scope, mark)
  const problems = [
    ...(await fillTables(tables, scope, marks)),
    ...(await fillTables(ofPlatform, scope, { ofProject: 'x', ofCompany: 'x' })),
  ]
  const pool = await readPool([...tables, ...ofPlatform], scope)
  return { filled: { scope, mark, companyMark, pool }, problems }
}

const projectRights = () => permissionsOfLevel('project')

async function peopleOf(project: TestProject, environment: Environment, dice: Dice) {
  const rights = await projectRights()
  const roles = [...Array.from({ length: DRAWN }, () => dice.some(rights)), rights, []]
  const people: Identity[] = []
  for (const permissions of roles) {
    const user = await makeUser({ project, permissions })
    people.push({ user, environment, label: `${permissions.length} rights` })
  }
  for (const administers of ['company', 'platform'] as const) {
    const user = await makeUser({ project, permissions: rights, administers })
    people.push({ user, environment, label: `administrator of the ${administers}`, administers })
  }
  return people
}

async function ownersOf(project: TestProject): Promise<Identity[]> {
  const permissions = await projectRights()
  const owners = [undefined, 'company', 'platform'] as const
  return Promise.all(
    owners.map(async (administers) => ({
      user: await makeUser({ project, permissions, administers }),
      environment: 0 as const,
      label: `owner, ${administers ?? 'project'}`,
      administers,
    }))
  )
}

async function markRoles({ companyId }: TestProject, mark: string): Promise<void> {
  const owner = db.connection('owner')
  const roles = await owner.from('roles').where({ company_id: companyId }).select('id', 'code')
  for (const { id, code } of roles) {
    const name = `${mark} ${code}`
    await owner.from('roles').where({ id }).update({ name_en: name, name_zh: name })
  }
}

/** A few rows of each table, the oldest first: those that were made by the product. */
export async function readPool(tables: readonly TenantTable[], scope: Scope): Promise<Pool> {
  const owner = db.connection('owner')
  const pool = new Map<string, Row[]>()
  for (const table of tables) {
    const key = table.name === 'projects' ? { id: scope.projectId } : rowsOf(table, scope)
    const rows = owner.from(table.name).where(key).limit(5)
    const since = ['created_at', 'started_at'].find((column) => has(table, column))
    pool.set(table.name, await (since ? rows.orderBy(since) : rows))
  }
  pool.set('companies', await owner.from('companies').where({ id: scope.companyId }))
  const administers = { company_id: scope.companyId, is_company_admin: true }
  pool.set('administrators', await owner.from('users').where(administers))
  return pool
}

/** Levels of all permissions, by code. */
export async function levels(): Promise<ReadonlyMap<string, string>> {
  const { permissions } = await app.container.make(PluginRegistry)
  return new Map(permissions.map(({ code, level }) => [code, level ?? 'project']))
}

/** Whom the homes of the back office are for: no permission of theirs says it. */
const homes: Readonly<Record<string, string>> = {
  'admin.entry': 'company',
  'admin.company_entry': 'company',
  'admin.company_home': 'company',
  'admin.platform_home': 'platform',
}

/** The level of those who may ask a route; where a session is enough, the people of projects. */
export const levelAsked = (
  { name, permission }: ListedRoute,
  levelOf: ReadonlyMap<string, string>
): string => homes[name] ?? levelOf.get(permission ?? '') ?? 'project'

/** Rights of the company that companies of one type alone have, by code. */
async function companyTypes(): Promise<ReadonlyMap<string, 1 | 2>> {
  const { permissions } = await app.container.make(PluginRegistry)
  return new Map(
    permissions.flatMap(({ code, companyType }) => (companyType ? [[code, companyType]] : []))
  )
}

/** Makes the company one whose people may ask the route, if it is for companies of one type. */
export async function fitCompany({ permission }: ListedRoute, { companyId }: Scope): Promise<void> {
  const type = (await companyTypes()).get(permission ?? '')
  if (type) await setCompanyType(companyId, type)
}

export async function setCompanyType(id: string, type: 1 | 2): Promise<void> {
  await db.connection('owner').from('companies').where({ id }).update({ type })
}

/** Tables that hold rows of a company and of no project. */
export const isOfCompany = (table: TenantTable) => !has(table, 'project_id')
