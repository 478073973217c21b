import type { Words } from '#kernel/language/words'

import type {
  DescribedTerm,
  MedicalDictionary,
  NamedCode,
  Worded,
} from '#plugins/coding/contract/dictionary'
import type { CountLevel } from '#plugins/signal/contract/plan'
import { textKey } from '#plugins/signal/counting/kept_report'
import type { NamedEvent } from '#plugins/signal/counting/report_facts'

/** A term by its key, as a report has it at one level. */
export interface MappedTerm {
  readonly key: string
  readonly words: Words
  readonly soc?: string
}

type OfLevels = Readonly<Partial<Record<CountLevel, readonly MappedTerm[]>>>

/**
 * Maps events to the terms of one version of MedDRA: the preferred term of the lowest level term, higher
 * levels by the primary path, SMQs by their members. An event without a code that the version has is its
 * text, at the level of preferred terms alone.
 */
export class TermMap {
  readonly #found = new Map<number, Promise<OfLevels | null>>()
  #smqs: Promise<SmqMembers> | undefined

  constructor(
    private readonly dictionary: MedicalDictionary,
    private readonly version: string | null,
    private readonly levels: readonly CountLevel[]
  ) {}

  async of({ llt, text }: NamedEvent): Promise<OfLevels> {
    const known = llt === undefined || this.version === null ? null : await this.#known(llt)
    if (known) return known
    const called = text ?? (llt === undefined ? undefined : `${llt}`)
    if (called === undefined) return {}
    return { pt: [{ key: textKey(called), words: { en: called, zh: called } }] }
  }

  #known(llt: number): Promise<OfLevels | null> {
    const found = this.#found.get(llt)
    if (found) return found
    const asked = this.#ask(llt)
    this.#found.set(llt, asked)
    return asked
  }

  async #ask(llt: number): Promise<OfLevels | null> {
    const version = this.version!
    const term =
      (await this.dictionary.term(version, 'llt', llt)) ??
      (await this.dictionary.term(version, 'pt', llt))
    if (!term) return null
    const pt = term.pt ?? term
    const primary = term.paths.find(({ isPrimary }) => isPrimary) ?? term.paths[0]
    const soc = primary && `soc:${primary.soc.code}`
    const smqs = await this.#smqsOf(pt.code, llt)
    return {
      pt: [{ ...named('pt', pt), ...(soc !== undefined && { soc }) }],
      ...(primary && {
        hlt: [named('hlt', primary.hlt)],
        hlgt: [named('hlgt', primary.hlgt)],
        soc: [named('soc', primary.soc)],
      }),
      smq_narrow: smqs.filter(({ isNarrow }) => isNarrow).map(({ term: each }) => each),
      smq_broad: smqs.map(({ term: each }) => each),
    }
  }

  async #smqsOf(pt: number, llt: number) {
    if (!this.levels.some((level) => level.startsWith('smq'))) return []
    this.#smqs ??= membersOf(this.dictionary, this.version!)
    const members = await this.#smqs
    return [...(members.get(pt) ?? []), ...(members.get(llt) ?? [])]
  }
}

interface SmqOfTerm {
  readonly term: MappedTerm
  readonly isNarrow: boolean
}

type SmqMembers = ReadonlyMap<number, readonly SmqOfTerm[]>

/** All terms of SMQs by their codes; a member of an SMQ below another one is of both. */
async function membersOf(dictionary: MedicalDictionary, version: string): Promise<SmqMembers> {
  const found = new Map<number, SmqOfTerm[]>()
  const walk = async (smq: DescribedTerm, above: readonly MappedTerm[]): Promise<void> => {
    const all = [...above, named('smq', smq)]
    for (const member of await dictionary.below(version, 'smq', smq.code)) {
      if (member.level === 'smq') await walk(member, all)
      else
        found.set(member.code, [
          ...(found.get(member.code) ?? []),
          ...all.map((term) => ({ term, isNarrow: member.scope === 'narrow' })),
        ])
    }
  }
  for (const smq of await dictionary.below(version, 'smq', null)) await walk(smq, [])
  return found
}

const named = (level: string, { code, names }: NamedCode): MappedTerm => ({
  key: `${level}:${code}`,
  words: wordsOf(names, code),
})

function wordsOf({ en, zh, ja }: Worded, code: number): Words {
  const any = en ?? zh ?? ja ?? `${code}`
  return { en: en ?? any, zh: zh ?? any }
}
