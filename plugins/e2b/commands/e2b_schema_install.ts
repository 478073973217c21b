import { args } from '@adonisjs/core/ace'

import { E2bCommand } from '#plugins/e2b/commands/e2b_command'
import { installSchema } from '#plugins/e2b/schema/install_schema'

export default class E2bSchemaInstall extends E2bCommand {
  static commandName = 'e2b:schema-install'
  static description = 'Takes over your copy of the ICH schema package (a folder or a zip)'

  @args.string({ description: 'Folder or zip of the ICH package' })
  declare path: string

  async run() {
    await this.refusing(async () => {
      const { folder, files } = await installSchema(this.path)
      this.print({ ok: true, folder, files }, () => [
        `${files.length} schema files copied to ${folder}; messages are validated from now on`,
      ])
    })
  }
}
