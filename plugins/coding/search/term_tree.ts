import type { TermLevel } from '#plugins/coding/contract/dictionary'
import type { DictionaryContent, SmqMember } from '#plugins/coding/search/dictionary_content'

/** A term below another one; members of an SMQ say how they belong to it. */
export interface Child extends Partial<Membership> {
  readonly level: TermLevel
  readonly code: number
}

type Membership = Pick<SmqMember, 'scope' | 'category' | 'weight'>

/** What stands directly below each term: SOC, HLGT, HLT, PT, LLT; the members of an SMQ. */
export class TermTree {
  #below = new Map<string, Map<string, Child>>()
  #tops: Record<'soc' | 'smq', Child[]> = { soc: [], smq: [] }

  constructor({ terms, paths, members }: DictionaryContent) {
    for (const { soc, hlgt, hlt, pt } of paths) {
      this.#put('soc', soc, { level: 'hlgt', code: hlgt })
      this.#put('hlgt', hlgt, { level: 'hlt', code: hlt })
      this.#put('hlt', hlt, { level: 'pt', code: pt })
    }
    for (const { smq, member: code, level, ...how } of members) {
      const known = this.#below.get(`smq${smq}`)?.get(`${level}${code}`)
      this.#put('smq', smq, { level, code, ...(known ? both(known, how) : how) })
    }
    const inner = new Set(members.flatMap(({ level, member }) => (level === 'smq' ? member : [])))
    for (const { level, code, pt } of terms) {
      if (pt !== undefined) this.#put('pt', pt, { level, code })
      if (level === 'soc') this.#tops.soc.push({ level, code })
      if (level === 'smq' && !inner.has(code)) this.#tops.smq.push({ level, code })
    }
  }

  /** System organ classes, or SMQs that no other one holds. */
  tops(of: 'soc' | 'smq'): readonly Child[] {
    return this.#tops[of]
  }

  /** What stands directly below a term; empty for a lowest level term and for what is not there. */
  below(level: TermLevel, code: number): readonly Child[] {
    return [...(this.#below.get(`${level}${code}`)?.values() ?? [])]
  }

  #put(level: TermLevel, code: number, child: Child): void {
    const key = `${level}${code}`
    const children = this.#below.get(key) ?? new Map<string, Child>()
    this.#below.set(key, children.set(`${child.level}${child.code}`, child))
  }
}

/** A term may be a member in several categories; a narrow search takes it by any narrow one. */
function both(a: Partial<Membership>, b: Membership): Membership {
  return {
    scope: a.scope === 'narrow' ? a.scope : b.scope,
    category: [...new Set([...lettersOf(a), ...lettersOf(b)])].join(', ') || undefined,
    weight: Math.max(a.weight ?? 0, b.weight ?? 0) || undefined,
  }
}

const lettersOf = ({ category }: Partial<Membership>) => category?.split(', ') ?? []
