import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { CaseMessages } from '#plugins/e2b/contract'
import { WriteSamples } from '#plugins/demo/samples/write_samples'

export default class DemoSamples extends BaseCommand {
  static commandName = 'demo:samples'
  static description = 'Writes the invented reports that the demonstration offers for import'
  static options = { startApp: true, database: false } as CommandOptions

  @flags.string({ description: 'Folder to write to', default: 'plugins/demo/samples' })
  declare out: string

  async run() {
    const samples = await this.app.container.make(WriteSamples)
    for (const file of await samples.handle(this.app.makePath(this.out))) this.logger.log(file)
    await (await this.app.container.make(CaseMessages)).close()
  }
}
