import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import type { Catalogue } from '#kernel/case/content/catalogue'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import type { SchemaSource } from '#kernel/case/forms/schema_sources'
import type { Words } from '#kernel/language/words'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { schemaSources } from '#kernel/plugins/schema_sources'
import { refusalOf } from '#plugins/e2b/schema/refusal_of'

/** What the commands on message files share. They need no database. */
export abstract class E2bCommand extends BaseCommand {
  static options: CommandOptions = { startApp: true }
  static needsDatabase = false

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  /** What the installed plugins bring to the catalogue. */
  protected async sources(): Promise<SchemaSource[]> {
    const registry = await this.app.container.make(PluginRegistry)
    return schemaSources(registry, this.app.makePath('plugins'))
  }

  protected async catalogue(): Promise<Catalogue> {
    return loadCatalogue(await this.sources())
  }

  /** Prints one document: as JSON, or as the lines made of it. */
  protected print<Document>(document: Document, lines: (document: Document) => string[]): void {
    if (this.json) this.logger.log(JSON.stringify(document, null, 2))
    else for (const line of lines(document)) this.logger.log(line)
  }

  /** Tells a refusal with its number in one sentence and ends with 1; other errors go on. */
  protected async refusing(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === undefined) throw error
      this.refuse(refusal)
    }
  }

  /** Tells a refusal and ends with 1. */
  protected refuse(refusal: { readonly code: number; readonly message: Words }): void {
    this.print({ ok: false, refusal }, () => [`${refusal.code} ${refusal.message.en}`])
    this.exitCode = 1
  }
}
