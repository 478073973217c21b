import app from '@adonisjs/core/services/app'

import type { CaseContent } from '#kernel/content/case_content'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

import { listColumns } from '#plugins/cases/contract'
import { text } from '#plugins/cases/records/summarise_case'

/** Reads the columns that plugins add to the case list from a content. */
export async function extraColumns(): Promise<(content: CaseContent) => Record<string, string>> {
  const registry = await app.container.make(PluginRegistry)
  const keys = (await registry.collect(listColumns)).map(({ key }) => key)
  return (content) =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const said = text(content[key])
        return said === null ? [] : [[key, said]]
      })
    )
}
