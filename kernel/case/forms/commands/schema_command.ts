import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { FormSchemaError } from '#kernel/case/forms/refusal'
import type { SchemaSource } from '#kernel/case/forms/schema_sources'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { schemaSources } from '#kernel/plugins/schema_sources'

/** What the schema commands share: where the schemas are, and how a refusal is told. */
export abstract class SchemaCommand extends BaseCommand {
  static options: CommandOptions = { startApp: true }
  static needsDatabase = false

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  /** What the installed plugins bring. */
  protected async sources(): Promise<SchemaSource[]> {
    const registry = await this.app.container.make(PluginRegistry)
    return schemaSources(registry, this.app.makePath('plugins'))
  }

  /** Prints one document: as JSON, or as the lines made of it. */
  protected print<Document>(document: Document, lines: (document: Document) => string[]): void {
    if (this.json) this.logger.log(JSON.stringify(document, null, 2))
    else for (const line of lines(document)) this.logger.log(line)
  }

  /** Tells what does not fit in one sentence and ends with 1; other errors go on. */
  protected async refusing(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof FormSchemaError)) throw error
      this.print({ ok: false, refusal: error.message }, ({ refusal }) => [refusal])
      this.exitCode = 1
    }
  }
}
