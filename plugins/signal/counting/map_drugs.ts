import type { Words } from '#kernel/language/words'

import type { DrugDictionary, DrugEntry, DrugSourceName } from '#plugins/drugs/contract'
import type { PlanSettings } from '#plugins/signal/contract/plan'
import { textKey } from '#plugins/signal/counting/kept_report'
import type { NamedDrug } from '#plugins/signal/counting/report_facts'

/** A drug by its key. */
export interface MappedDrug {
  readonly key: string
  readonly words: Words
}

/** Codes of the list drug-dictionary. */
const sources: Readonly<Record<string, DrugSourceName>> = { 1: 'whodrug', 2: 'products' }

type Asked = Pick<PlanSettings, 'drugsBy' | 'combinations'>

/**
 * Maps drugs as reports name them: code, then product, then its substances; else the names of substances and
 * the approved name that the report gives; else its text, which stays unmapped.
 */
export class DrugMap {
  readonly #entries = new Map<string, Promise<DrugEntry | null>>()

  /** @param dictionary absent where no dictionary of drugs is installed */
  constructor(
    private readonly dictionary: DrugDictionary | undefined,
    private readonly asked: Asked
  ) {}

  async of(drug: NamedDrug): Promise<readonly MappedDrug[]> {
    const entry = await this.#entry(drug)
    if (entry) return this.mapped(entry)
    if (this.asked.drugsBy === 'substance' && drug.substances.length > 0)
      return this.substances(drug.substances)
    if (drug.approvedName !== undefined) return [named('name', drug.approvedName)]
    if (drug.substances.length > 0) return this.substances(drug.substances)
    return drug.text === undefined ? [] : [{ key: textKey(drug.text), words: same(drug.text) }]
  }

  /** To what an entry of a dictionary is counted. */
  mapped(entry: DrugEntry): readonly MappedDrug[] {
    if (this.asked.drugsBy === 'substance' && entry.substances.length > 0)
      return this.substances(entry.substances)
    const any = entry.nameEn || entry.nameZh || entry.code
    const words = { en: entry.nameEn || any, zh: entry.nameZh || any }
    return [{ key: `product:${entry.source}:${entry.code}`, words }]
  }

  /** To what names of substances are counted. */
  substances(names: readonly string[]): readonly MappedDrug[] {
    if (this.asked.combinations === 'split') return names.map((name) => named('substance', name))
    return [named('substance', [...names].sort().join(' + '))]
  }

  #entry({ source = '', code }: NamedDrug): Promise<DrugEntry | null> {
    const name = sources[source]
    if (!this.dictionary || name === undefined || code === undefined) return Promise.resolve(null)
    const key = `${name}:${code}`
    const asked = this.#entries.get(key) ?? this.dictionary.entry(name, code)
    this.#entries.set(key, asked)
    return asked
  }
}

const same = (text: string): Words => ({ en: text, zh: text })
const named = (kind: string, text: string): MappedDrug => ({
  key: `${kind}:${text.toLowerCase()}`,
  words: same(text),
})
