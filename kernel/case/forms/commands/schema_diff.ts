import { args, flags } from '@adonisjs/core/ace'

import { contentDifference } from '#kernel/case/forms/changed_pages'
import { SchemaCommand } from '#kernel/case/forms/commands/schema_command'
import { FormSchemas } from '#kernel/case/forms/form_schemas'

export default class SchemaDiff extends SchemaCommand {
  static commandName = 'schema:diff'
  static description = 'Tells what changed between two versions of the case content'

  @args.string({ description: 'A page, all when left out', required: false })
  declare page?: string

  @flags.number({ description: 'Older version, the one before the present when left out' })
  declare from?: number

  @flags.number({ description: 'Newer version, the present one when left out' })
  declare to?: number

  async run() {
    await this.refusing(async () => {
      const schemas = FormSchemas.load(await this.sources())
      const to = this.to ?? schemas.contentVersion
      const difference = contentDifference(schemas, this.from ?? to - 1, to, this.page)
      this.print(difference, ({ from, notes, pages, operations }) => [
        `content version ${from} to ${to}`,
        ...notes.map(({ en }) => en),
        ...pages.flatMap((page) => [
          `page ${page.page}, version ${page.from} to ${page.to}`,
          ...page.added.map((place) => `  + ${place}`),
          ...page.removed.map((place) => `  - ${place}`),
          ...page.changed.map(({ place, before, after }) => `  ~ ${place}: ${before} -> ${after}`),
        ]),
        ...operations.map((operation) => `  stored cases: ${operation.from} -> ${operation.to}`),
      ])
    })
  }
}
