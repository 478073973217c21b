import { args, flags } from '@adonisjs/core/ace'

import { bundlePage } from '#kernel/forms/bundle/bundle_page'
import { SchemaCommand } from '#kernel/forms/commands/schema_command'
import { FormSchemas } from '#kernel/forms/form_schemas'
import { FormSchemaError } from '#kernel/forms/refusal'
import { languages, type Language } from '#kernel/language/words'

export default class SchemaBundle extends SchemaCommand {
  static commandName = 'schema:bundle'
  static description = 'Prints a page as JSON that any React JSON Schema Form can draw'

  @args.string({ description: 'A page, as schema:list names it' })
  declare page: string

  @flags.string({ description: 'Language of titles and names of codes: en or zh', default: 'en' })
  declare language: string

  async run() {
    await this.refusing(async () => {
      const { pages, catalogue } = FormSchemas.load(await this.sources())
      const page = pages.find(({ page: name }) => name === this.page)
      if (!page) {
        const names = pages.map(({ page: name }) => name).join(', ')
        throw new FormSchemaError(`There is no page "${this.page}": the pages are ${names}`)
      }
      const language = languages.find((each) => each === this.language)
      if (!language) {
        throw new FormSchemaError(`There is no language "${this.language}": say en or zh`)
      }
      this.logger.log(JSON.stringify(bundlePage(page, catalogue, language as Language), null, 2))
    })
  }
}
