import { mkdir, writeFile } from 'node:fs/promises'

import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { asPlatform } from '#kernel/commands/as_platform'

import { BringDemonstration } from '#plugins/demo/seeding/bring_demonstration'
import { signInText } from '#plugins/demo/seeding/sign_in_text'

export default class DemoSeed extends BaseCommand {
  static commandName = 'demo:seed'
  static description =
    'Brings an invented company with users of every role, and what each plugin shows of itself'
  static options: CommandOptions = { startApp: true }

  async run() {
    const demonstration = await this.app.container.make(BringDemonstration)
    await asPlatform(() => demonstration.handle())
    // `npm start` prints what stands in this file.
    await mkdir(this.app.makePath('storage'), { recursive: true })
    await writeFile(this.app.makePath('storage/demo_sign_ins.txt'), signInText())
    this.logger.log(signInText())
  }
}
