import type { Words } from '#kernel/language/words'

import type { EventFacts } from '#plugins/cases/contract/version_facts'
import type { MedicalDictionary, Worded } from '#plugins/coding/contract/dictionary'
import { NOT_CODED } from '#plugins/sur/contract/series'
import { wording } from '#plugins/sur/lang/server/wording'
import type { TermKeys } from '#plugins/sur/series/case_of_series'

/** Key of an event that no version of the dictionary knows: what the reporter wrote. */
const textKey = (text: string) => `text:${text.toLowerCase()}`

/**
 * Names the terms of events by one version of MedDRA: the preferred term of the lowest level term, the
 * system organ class of its primary path. An event without a code that the version has stands under its
 * own words, as not coded.
 */
export class TermNames {
  readonly names: Record<string, Words> = { [NOT_CODED]: wording('tables.not_coded') }
  readonly #known = new Map<number, TermKeys | null>()

  /** @param version null where none is loaded */
  constructor(
    private readonly dictionary: MedicalDictionary,
    readonly version: string | null
  ) {}

  /** Asks for the terms of events; `of` knows them from then on. */
  async learn(events: readonly EventFacts[]): Promise<void> {
    for (const { meddraCode: code } of events) {
      if (code !== null && !this.#known.has(code)) this.#known.set(code, await this.#ask(code))
    }
  }

  of({ meddraCode, reported }: EventFacts): TermKeys {
    const known = meddraCode === null ? null : this.#known.get(meddraCode)
    if (known) return known
    const text = reported ?? (meddraCode === null ? '—' : String(meddraCode))
    const pt = textKey(text)
    this.names[pt] ??= { en: text, zh: text }
    return { pt, soc: NOT_CODED }
  }

  /** Keys of the classes in the order in which the dictionary has them. */
  async socs(): Promise<string[]> {
    if (this.version === null) return []
    return (await this.dictionary.below(this.version, 'soc', null)).map(({ code }) => `soc:${code}`)
  }

  async #ask(code: number): Promise<TermKeys | null> {
    if (this.version === null) return null
    const term =
      (await this.dictionary.term(this.version, 'llt', code)) ??
      (await this.dictionary.term(this.version, 'pt', code))
    const primary = term?.paths.find(({ isPrimary }) => isPrimary) ?? term?.paths[0]
    if (!term || !primary) return null
    const of = term.pt ?? term
    const keys = { pt: `pt:${of.code}`, soc: `soc:${primary.soc.code}` }
    this.names[keys.pt] = wordsOf(of.names, of.code)
    this.names[keys.soc] = wordsOf(primary.soc.names, primary.soc.code)
    return keys
  }
}

function wordsOf({ en, zh, ja }: Worded, code: number): Words {
  const any = en ?? zh ?? ja ?? String(code)
  return { en: en ?? any, zh: zh ?? any }
}
