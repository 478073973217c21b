import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { SchemaCommand } from '#kernel/case/forms/commands/schema_command'

export default class SchemaCompile extends SchemaCommand {
  static commandName = 'schema:compile'
  static description =
    'Writes the validators of the pages and of a whole case into form-schemas/compiled, as a start does where they are stale'

  async run() {
    await this.refusing(async () => {
      const started = performance.now()
      const schemas = FormSchemas.load(await this.sources())
      const compiled = schemas.compile()
      const milliseconds = Math.round(performance.now() - started)
      this.print({ ok: true, compiled, hash: schemas.hash, milliseconds }, () => [
        compiled
          ? `Compiled ${schemas.pages.length} pages (${schemas.hash}) in ${milliseconds} ms`
          : `Nothing to do: the compiled files fit the schemas (${schemas.hash})`,
      ])
    })
  }
}
