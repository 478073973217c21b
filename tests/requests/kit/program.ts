import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'

import { permissionsOfLevel } from '#kernel/access/permission_level'
import type { PermissionLevel } from '#kernel/access/permission'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import type { TestProject } from '#tests/factories/make_project'

/** A program that may do whatever is done on one level, and signs in again when it was signed out. */
export class Program {
  #token: string | undefined

  private constructor(
    private client: ApiClient,
    private user: TestUser
  ) {}

  static async of(client: ApiClient, level: PermissionLevel, project?: TestProject) {
    const permissions = await permissionsOfLevel('project')
    const administers = level === 'project' ? undefined : level
    return new Program(client, await makeUser({ project, permissions, administers }))
  }

  /** What it says of itself with each request. */
  async headers(): Promise<Record<string, string>> {
    this.#token ??= await this.#signIn()
    return { authorization: `Bearer ${this.#token}`, accept: 'application/json' }
  }

  /** Its token has ended. */
  forget(): void {
    this.#token = undefined
  }

  async #signIn(): Promise<string> {
    // Whoever tries so much is soon told to wait.
    await db.connection('owner').from('rate_limits').delete()
    const { username, password, project } = this.user
    const entered = await this.client.post('/api/login').json({ username, password, want: 'token' })
    const { token } = entered.body().data as { token: string }
    await this.client
      .put('/api/proj/enter')
      .header('authorization', `Bearer ${token}`)
      .json({ projectId: project.projectId, environment: 0 })
    return token
  }
}
