import { inject } from '@adonisjs/core'

import { findContract } from '#kernel/plugins/find_contract'

import { MedicalDictionary } from '#plugins/coding/contract/dictionary'
import type { DrugDictionary, DrugEntry } from '#plugins/drugs/contract'
import { joinedParts } from '#plugins/signal/computing/compute_result'
import type { CountLevel } from '#plugins/signal/contract/plan'
import { type KeptPart, type KeyName, textKey } from '#plugins/signal/counting/kept_report'
import { DrugMap, type MappedDrug } from '#plugins/signal/counting/map_drugs'
import { TermMap } from '#plugins/signal/counting/map_terms'
import { References } from '#plugins/signal/records/references'
import type { RunRow } from '#plugins/signal/records/runs'
import type { ReferenceVocabulary } from '#plugins/signal/reference/packed_reports'

/** Texts that are looked up at once. */
const AT_ONCE = 2000

type Run = Pick<RunRow, 'settings' | 'inputs'>
type Names = Record<string, KeyName>

/** Maps what reference data say to the drugs and terms that a run counts. */
@inject()
export class MapReference {
  constructor(
    private references: References,
    private dictionary: MedicalDictionary
  ) {}

  /** @param parts reports of the project that the run has read: they say how it calls its drugs */
  async handle(run: Run, parts: readonly KeptPart[]): Promise<KeptPart> {
    const { vocabulary } = await this.references.content(run.inputs.reference!)
    const names: Names = {}
    const drugs = await this.#drugs(run, vocabulary, { parts, names })
    const terms = await this.#terms(run, vocabulary, names)
    return { reports: [], names, mapped: { drugs, terms } }
  }

  /**
   * A drug is the entry of the dictionary that alone is called so; else the drug of the project that its
   * reports call so; else the substances that the reference data give; else its text, which is unmapped.
   */
  async #drugs(
    { settings }: Run,
    { drugs }: ReferenceVocabulary,
    { parts, names }: { readonly parts: readonly KeptPart[]; readonly names: Names }
  ): Promise<readonly (readonly string[])[]> {
    const dictionary = await findContract(
      'drugs',
      async () => (await import('#plugins/drugs/contract')).DrugDictionary
    )
    const map = new DrugMap(dictionary, settings)
    const entries = await entriesOf(
      dictionary,
      drugs.map(([name]) => name)
    )
    const own = ownDrugs(joinedParts(parts).names)
    const one = (name: string): MappedDrug | undefined => own.get(name.toLowerCase())
    return drugs.map(([name, joined]) => {
      const substances = joined
        .split('\\')
        .map((each) => each.trim())
        .filter((each) => each !== '')
      const called = one(name)
      const found =
        onlyOne((entries.get(name) ?? []).map((entry) => map.mapped(entry))) ??
        (called && [called]) ??
        (substances.length > 0
          ? substancesOf(map, substances, one)
          : [{ key: textKey(name), words: { en: name, zh: name } }])
      for (const { key, words } of found) names[key] ??= { words, texts: [name.toLowerCase()] }
      return found.map(({ key }) => key)
    })
  }

  /** A term is the preferred term that is called so; else its text, which is unmapped. */
  async #terms({ settings, inputs }: Run, { terms }: ReferenceVocabulary, names: Names) {
    const map = new TermMap(this.dictionary, inputs.medDra, settings.levels)
    const codes: (number | undefined)[] = []
    for (let at = 0; at < terms.length; at += AT_ONCE) {
      const asked = terms.slice(at, at + AT_ONCE).map((text) => ({ text, synonyms: [] }))
      const found = inputs.medDra === null ? [] : await this.dictionary.code(inputs.medDra, asked)
      codes.push(...asked.map((_, place) => found[place]?.term.code))
    }
    const levels = [...new Set<CountLevel>(['pt', ...settings.levels])]
    const keys = Object.fromEntries(
      levels.map((level) => [level, [] as (readonly string[])[]])
    ) as Record<CountLevel, (readonly string[])[]>
    for (const [at, text] of terms.entries()) {
      const mapped = await map.of({ id: '', llt: codes[at], text })
      for (const level of levels) {
        const found = mapped[level] ?? []
        for (const { key, words, soc } of found)
          names[key] ??= { words, texts: [], ...(soc !== undefined && { soc }) }
        keys[level].push(found.map(({ key }) => key))
      }
      for (const { key, words } of mapped.soc ?? []) names[key] ??= { words, texts: [] }
    }
    return keys
  }
}

async function entriesOf(
  dictionary: DrugDictionary | undefined,
  names: readonly string[]
): Promise<ReadonlyMap<string, readonly DrugEntry[]>> {
  return dictionary ? dictionary.named([...new Set(names)]) : new Map()
}

/** What all entries that are called so count as; null where they count as different things. */
function onlyOne(all: readonly (readonly MappedDrug[])[]): readonly MappedDrug[] | null {
  const [first] = all
  const keyOf = (mapped: readonly MappedDrug[]) => mapped.map(({ key }) => key).join('\n')
  return first && all.every((each) => keyOf(each) === keyOf(first)) ? first : null
}

/** Drugs of the project by what its reports call them; a text that calls two of them calls none. */
function ownDrugs(names: Readonly<Record<string, KeyName>>): Map<string, MappedDrug> {
  const found = new Map<string, MappedDrug | null>()
  for (const [key, { words, texts }] of Object.entries(names)) {
    if (!DRUG.test(key)) continue
    for (const called of new Set([words.en.toLowerCase(), words.zh.toLowerCase(), ...texts])) {
      const other = found.get(called)
      found.set(called, other === undefined || other?.key === key ? { key, words } : null)
    }
  }
  return new Map([...found].flatMap(([called, drug]) => (drug ? [[called, drug] as const] : [])))
}

const DRUG = /^(product|substance|name|text):/

/** A substance that the project calls by that name is that of the project. */
function substancesOf(
  map: DrugMap,
  substances: readonly string[],
  own: (name: string) => MappedDrug | undefined
): readonly MappedDrug[] {
  const mapped = map.substances(substances)
  if (mapped.length !== substances.length) return mapped
  return mapped.map((each, at) => own(substances[at]!) ?? each)
}
