import { describeSchemas } from '#kernel/case/forms/describe_schemas'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { SchemaCommand } from '#kernel/case/forms/commands/schema_command'

export default class SchemaList extends SchemaCommand {
  static commandName = 'schema:list'
  static description = 'Lists the pages of the case editor with their versions and elements'

  async run() {
    await this.refusing(async () => {
      const schemas = FormSchemas.load(await this.sources())
      this.print(describeSchemas(schemas), ({ elements, pages, contentVersion, licensedLists }) => [
        `content version ${contentVersion}`,
        `elements: ${Object.entries(elements)
          .map(([origin, count]) => `${origin} ${count}`)
          .join(', ')}`,
        `licensed lists, content not included: ${licensedLists.join(', ')}`,
        ...pages.map(
          ({ page, version, elements: own, sections, title }) =>
            `${page.padEnd(20)} v${version}  ${String(own).padStart(3)} elements in ${sections} sections  ${title.en} / ${title.zh}`
        ),
      ])
    })
  }
}
