import { mkdir, writeFile } from 'node:fs/promises'

import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { asPlatform } from '#kernel/commands/as_platform'
import { findContract } from '#kernel/plugins/find_contract'

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
    // Its threads would keep the command alive for a minute.
    const e2b = () => import('#plugins/e2b/contract').then(({ Messages }) => Messages)
    await (await findContract('e2b', e2b))?.close()
    // `npm start` prints what stands in this file.
    await mkdir(this.app.makePath('storage'), { recursive: true })
    await writeFile(this.app.makePath('storage/demo_sign_ins.txt'), signInText())
    this.logger.log(signInText())
  }
}
