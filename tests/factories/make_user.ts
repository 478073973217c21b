import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'

import { makeProject, type TestProject, unique } from '#tests/factories/make_project'

const TEST_PASSWORD = 'Correct-horse-7'
let hashed: Promise<string> | undefined

export interface TestUser {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly password: string
  /** The project that the user may enter, with the permissions asked for. */
  readonly project: TestProject
  readonly permissions: readonly string[]
}

export interface UserOptions {
  readonly permissions?: readonly string[]
  /** A fresh one when absent. */
  readonly project?: TestProject
  readonly status?: 'active' | 'frozen' | 'deleted'
  readonly name?: string
  /** Administrator of the company of the project, or of the platform, which is of no company. */
  readonly administers?: 'company' | 'platform'
}

/** A user who may enter a project with a role of exactly these permissions. */
export async function makeUser(options: UserOptions = {}): Promise<TestUser> {
  const { permissions = [], status = 'active' } = options
  const project = options.project ?? (await makeProject())
  const username = unique('user')
  const name = options.name ?? `User ${username}`
  hashed ??= hash.make(TEST_PASSWORD)
  const { companyId } = project
  const [user] = await insert('users', {
    company_id: options.administers === 'platform' ? null : companyId,
    is_company_admin: options.administers === 'company',
    is_platform_admin: options.administers === 'platform',
    username,
    name,
    password: await hashed,
    status,
  })
  await makeMembership(user, project, permissions)
  return { id: user.id, username, name, password: TEST_PASSWORD, project, permissions }
}

/** Lets a user enter one more project, with a role of exactly these permissions there. */
export async function makeMembership(
  { id }: Pick<TestUser, 'id'>,
  { companyId, projectId }: TestProject,
  permissions: readonly string[]
): Promise<void> {
  const code = unique('role')
  const [role] = await insert('roles', {
    company_id: companyId,
    code,
    name_en: `Test ${code}`,
    name_zh: `测试 ${code}`,
    permissions: [...permissions],
  })
  await db
    .connection('owner')
    .insertQuery()
    .table('memberships')
    .insert({ user_id: id, project_id: projectId, role_id: role.id })
}

function insert(table: string, row: Record<string, unknown>): Promise<{ id: string }[]> {
  return db.connection('owner').insertQuery().table(table).insert(row).returning('id') as never
}
