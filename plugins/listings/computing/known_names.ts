import { inject } from '@adonisjs/core'

import type { Catalogue } from '#kernel/case/content/catalogue'
import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'
import { namesOf } from '#kernel/case/forms/licensed_lists'
import type { Language, Words } from '#kernel/language/words'
import { findContract } from '#kernel/plugins/find_contract'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

import { versionKeyOf } from '#plugins/listings/computing/value_text'

/** Names of codes of licensed lists, and terms above them, as far as they were asked for. */
export class KnownNames {
  #names = new Map<string, Words | null>()
  #above = new Map<string, string | null>()

  constructor(
    private plugins: PluginRegistry,
    private catalogue: Catalogue,
    private language: Language
  ) {}

  nameOf(list: string, version: string, code: string): Words | undefined {
    return this.#names.get(keyOf(list, version, code)) ?? undefined
  }

  termAbove(level: 'pt' | 'soc', version: string, code: string): string | undefined {
    return this.#above.get(keyOf(level, version, code)) ?? undefined
  }

  /**
   * Asks for the names of all codes that stand in these contents at the elements.
   * @param above elements whose codes are asked for the terms above them
   */
  async learn(
    contents: readonly CaseContent[],
    elements: ReadonlySet<string>,
    above: ReadonlySet<string>
  ): Promise<void> {
    const codes = new Map<string, { list: string; version: string; codes: Set<string> }>()
    const terms = new Map<string, { version: string; code: string }>()
    const collect = (level: CaseContent | Row): void => {
      for (const [key, value] of Object.entries(level)) {
        if (isRows(value)) {
          for (const row of value) collect(row)
          continue
        }
        if (!elements.has(key) && !above.has(key)) continue
        const code = valueOf(value)
        const list = this.catalogue.element(key)?.codeList
        if (typeof code !== 'string' || !list || !this.catalogue.codeList(list)?.licensed) continue
        const version = String(valueOf(level[versionKeyOf(key)]) ?? '')
        if (!this.#names.has(keyOf(list, version, code))) {
          const of = codes.get(keyOf(list, version)) ?? { list, version, codes: new Set() }
          of.codes.add(code)
          codes.set(keyOf(list, version), of)
        }
        if (above.has(key) && !this.#above.has(keyOf('soc', version, code)))
          terms.set(keyOf(version, code), { version, code })
      }
    }
    for (const content of contents) collect(content)
    for (const { list, version, codes: asked } of codes.values()) {
      for (const code of asked) this.#names.set(keyOf(list, version, code), null)
      for (const named of await namesOf({ listId: list, version, codes: [...asked] }, this.plugins))
        this.#names.set(keyOf(list, version, named.code), named.name)
    }
    await this.#learnAbove([...terms.values()])
  }

  async #learnAbove(terms: readonly { version: string; code: string }[]): Promise<void> {
    if (terms.length === 0) return
    const dictionary = await findContract('coding', async () => {
      return (await import('#plugins/coding/contract/dictionary')).MedicalDictionary
    })
    const versions = new Set((await dictionary?.versions())?.map(({ version }) => version))
    for (const { version, code } of terms) {
      const term =
        dictionary && versions.has(version)
          ? await dictionary.term(version, 'llt', Number(code))
          : null
      const named = (names?: Readonly<Record<string, string | undefined>>) =>
        names?.[this.language] ?? names?.en ?? names?.zh ?? null
      this.#above.set(keyOf('pt', version, code), named(term?.pt?.names))
      const soc = term?.paths.find(({ isPrimary }) => isPrimary) ?? term?.paths[0]
      this.#above.set(keyOf('soc', version, code), named(soc?.soc.names))
    }
  }
}

const keyOf = (...parts: readonly string[]) => parts.join('\u0000')

/** Makes what names codes for one listing. */
@inject()
export class NameBook {
  constructor(private plugins: PluginRegistry) {}

  open(catalogue: Catalogue, language: Language): KnownNames {
    return new KnownNames(this.plugins, catalogue, language)
  }
}
