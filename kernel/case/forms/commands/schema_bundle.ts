import { args, flags } from '@adonisjs/core/ace'

import { bundlePage } from '#kernel/case/forms/bundle/bundle_page'
import { SchemaCommand } from '#kernel/case/forms/commands/schema_command'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { FormSchemaError } from '#kernel/case/forms/refusal'
import { languages } from '#kernel/language/words'

export default class SchemaBundle extends SchemaCommand {
  static commandName = 'schema:bundle'
  static description = 'Prints a page as JSON that any React JSON Schema Form can draw'

  @args.string({ description: 'A page, as schema:list names it' })
  declare page: string

  @flags.string({ description: 'Language of titles and names of codes: en or zh', default: 'en' })
  declare language: string

  @flags.boolean({ description: 'Leave elements by number, without plugins: for icsr/history' })
  declare elements: boolean

  async run() {
    await this.refusing(async () => {
      const { pages, catalogue } = FormSchemas.load(this.elements ? [] : await this.sources())
      const page = pages.find(({ page: name }) => name === this.page)
      if (!page) {
        const names = pages.map(({ page: name }) => name).join(', ')
        throw new FormSchemaError(`There is no page "${this.page}": the pages are ${names}`)
      }
      const language = languages.find((each) => each === this.language)
      if (!language) {
        throw new FormSchemaError(`There is no language "${this.language}": say en or zh`)
      }
      const document = this.elements ? page.schema : bundlePage(page, catalogue, language)
      this.logger.log(JSON.stringify(document, null, 2))
    })
  }
}
