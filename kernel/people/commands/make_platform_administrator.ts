import { randomBytes } from 'node:crypto'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { Refusal } from '#kernel/errors/define_errors'
import { messageOf } from '#kernel/errors/messages'
import { Administrators } from '#kernel/people/administrators/administrators'
import { asPlatform } from '#kernel/commands/as_platform'

/** For an installation that nobody administers yet; others are made in the back office. */
export default class MakePlatformAdministrator extends BaseCommand {
  static commandName = 'user:platform-administrator'
  static description = 'Makes an administrator of the platform and prints a first password'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'User name, for signing in' })
  declare username: string

  @args.string({ description: 'E-mail address' })
  declare email: string

  @args.string({ description: 'Name of the person; the user name when absent', required: false })
  declare fullName?: string

  async run() {
    const password = randomBytes(12).toString('base64url')
    const administrators = await this.app.container.make(Administrators)
    const wish = {
      username: this.username,
      name: this.fullName ?? this.username,
      email: this.email,
      passwordBy: 'typed',
      password,
    }
    try {
      await asPlatform(() => administrators.create(wish))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.exitCode = 1
      return this.logger.error(messageOf(error).en)
    }
    this.logger.log(
      `${this.username} administers the platform. First password: ${password} (to be changed at the first sign-in)`
    )
  }
}
