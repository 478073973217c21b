import type { Catalogue } from '#kernel/case/content/catalogue'
import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'
import { termKey } from '#kernel/case/content/term_key'
import { namesOf } from '#kernel/case/forms/licensed_lists'
import type { Words } from '#kernel/language/words'
import type { PluginRegistry } from '#kernel/plugins/plugin_registry'

/** Names of the terms of dictionaries whose codes stand in a case, by list and code. */
export async function nameTerms(
  content: CaseContent,
  catalogue: Catalogue,
  plugins: PluginRegistry
): Promise<ReadonlyMap<string, Words>> {
  const codes = new Map<string, { listId: string; version: string; codes: Set<string> }>()
  collect(content)
  const names = new Map<string, Words>()
  for (const { listId, version, codes: asked } of codes.values()) {
    for (const { code, name } of await namesOf({ listId, version, codes: [...asked] }, plugins))
      names.set(termKey(listId, code), name)
  }
  return names

  function collect(level: CaseContent | Row): void {
    for (const [key, value] of Object.entries(level)) {
      if (isRows(value)) {
        for (const row of value) collect(row)
        continue
      }
      const listId = catalogue.element(key)?.codeList
      const code = valueOf(value)
      if (typeof code !== 'string' || !catalogue.codeList(listId)?.licensed) continue
      // The version of a code stands beside it: E.i.2.1a of E.i.2.1b.
      const version = valueOf(level[key.replace(/b$/, 'a')])
      const group = `${listId} ${String(version ?? '')}`
      const of = codes.get(group) ?? {
        listId: listId!,
        version: key.endsWith('b') && typeof version === 'string' ? version : '',
        codes: new Set<string>(),
      }
      of.codes.add(code)
      codes.set(group, of)
    }
  }
}
