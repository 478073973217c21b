import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { findContract } from '#kernel/plugins/find_contract'

import { makeSamples } from '#plugins/demo/samples/make_samples'

export default class DemoSamples extends BaseCommand {
  static commandName = 'demo:samples'
  static description = 'Writes the invented reports that the demonstration offers for import'
  static options = { startApp: true, database: false } as CommandOptions

  @flags.string({ description: 'Folder to write to', default: 'plugins/demo/samples' })
  declare out: string

  async run() {
    const e2b = () => import('#plugins/e2b/contract').then(({ Messages }) => Messages)
    const messages = await findContract('e2b', e2b)
    if (!messages) {
      this.exitCode = 1
      return this.logger.error('It needs the plugin "e2b", which is not installed')
    }
    const folder = this.app.makePath(this.out)
    await mkdir(folder, { recursive: true })
    for (const [name, bytes] of await makeSamples(messages)) {
      await writeFile(join(folder, name), bytes)
      this.logger.log(join(folder, name))
    }
    await messages.close()
  }
}
