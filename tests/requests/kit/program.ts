import type { ApiClient, ApiRequest } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'

import { permissionsOfLevel } from '#kernel/access/permission_level'
import type { PermissionLevel } from '#kernel/access/permission'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import type { TestProject } from '#tests/factories/make_project'

/** A program that may do whatever is done on one level, and signs in again when it was signed out. */
export class Program {
  #token: Promise<string> | undefined

  private constructor(
    private client: ApiClient,
    private level: PermissionLevel,
    private user: TestUser
  ) {}

  static async of(client: ApiClient, level: PermissionLevel, project?: TestProject) {
    return new Program(client, level, await makePerson(level, project))
  }

  /** What it says of itself with each request. */
  async headers(): Promise<Record<string, string>> {
    this.#token ??= this.#signIn().catch(() => this.#startAnew())
    return { authorization: `Bearer ${await this.#token}`, accept: 'application/json' }
  }

  /** Its token has ended. */
  forget(): void {
    this.#token = undefined
  }

  /** It may have frozen its own account, or closed its project. */
  async #startAnew(): Promise<string> {
    this.user = await makePerson(this.level)
    return this.#signIn()
  }

  async #signIn(): Promise<string> {
    // Whoever tries so much is soon told to wait.
    await db.connection('owner').from('rate_limits').delete()
    const { username, password, project } = this.user
    const asked = { username, password, want: 'token' }
    const { token } = await this.#done(this.client.post('/api/login').json(asked))
    const { projectId } = project
    const entering = this.client.put('/api/proj/enter').header('authorization', `Bearer ${token}`)
    await this.#done(entering.json({ projectId, environment: 0 }))
    return token!
  }

  async #done(request: ApiRequest): Promise<{ readonly token?: string }> {
    const answer = await request
    if (answer.body().status !== true) throw new Error(`Refused: ${answer.text()}`)
    return answer.body().data as { readonly token?: string }
  }
}

async function makePerson(level: PermissionLevel, project?: TestProject): Promise<TestUser> {
  const permissions = await permissionsOfLevel('project')
  const administers = level === 'project' ? undefined : level
  return makeUser({ project, permissions, administers })
}
