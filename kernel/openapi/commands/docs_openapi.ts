import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { openApi } from '#kernel/openapi/open_api'

export default class DocsOpenApi extends BaseCommand {
  static commandName = 'docs:openapi'
  static description = 'Prints the OpenAPI document of all calls; a running server answers the same'
  static options: CommandOptions = { startApp: true }

  async run() {
    console.log(JSON.stringify(await openApi(), null, 2))
  }
}
