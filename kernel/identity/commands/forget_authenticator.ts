import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { Changes } from '#kernel/changes/changes'
import { forgetAuthenticator } from '#kernel/identity/second_factor/forget_authenticator'
import User from '#kernel/identity/user'
import { actAs } from '#kernel/tenancy/actor'

/** For the company whose only administrator has lost the telephone. */
export default class ForgetAuthenticator extends BaseCommand {
  static commandName = 'user:forget-authenticator'
  static description = 'Lets somebody who has lost the authenticator app set up another one'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'User name' })
  declare username: string

  async run() {
    const user = await User.findBy('username', this.username)
    if (!user) {
      this.exitCode = 1
      return this.logger.error(`Nobody has the user name "${this.username}"`)
    }
    const changes = await this.app.container.make(Changes)
    const act = {
      name: 'user.authenticator_forgotten',
      subject: { type: 'user', id: user.id },
    } as const
    const operator = {
      userId: null,
      name: 'command line',
      permissions: new Set<string>(),
      companyId: user.companyId ?? undefined,
      isPlatform: user.isPlatformAdmin,
    }
    await actAs(operator, () =>
      changes.record(act, (change) => forgetAuthenticator(change, user.id))
    )
    this.logger.log(`${user.username} sets up an authenticator app at the next sign-in`)
  }
}
