import {
  type HitGroup,
  hitGroups,
  type TermLevel,
  type TermQuestion,
} from '#plugins/coding/contract/dictionary'
import type { DictionaryTerm } from '#plugins/coding/search/dictionary_content'

export interface HitsOfGroup {
  readonly group: HitGroup
  /** How many there are, also beyond those that are given. */
  readonly total: number
  readonly terms: readonly DictionaryTerm[]
}

type Wanted = Pick<TermQuestion, 'level' | 'currentOnly'>

/** Terms given in each group: a longer list is not read but asked more closely. */
const MOST = 30

/** In place of its group for a term that answers and is left out. */
const HIDDEN = 255

/** Higher levels stand first among those that are as close; an SMQ gathers preferred terms. */
const ranks: Readonly<Record<TermLevel, number>> = {
  ...{ soc: 0, hlgt: 1, hlt: 2, smq: 3, pt: 4, llt: 5 },
}

/**
 * What was found so far: each term in its surest group with its best score there. Two letters find
 * tens of thousands of terms, so it counts in flat arrays and sorts only what is given.
 */
export class Hits {
  #terms: readonly DictionaryTerm[]
  #level: Wanted['level']
  #currentOnly: boolean
  /** Place of the group of each term, from 1; 0 for what was not found. */
  #groups: Uint8Array
  #scores: Float64Array
  #found: number[] = []
  #hidden = 0

  constructor(terms: readonly DictionaryTerm[], { level, currentOnly = true }: Wanted) {
    this.#terms = terms
    this.#level = level
    this.#currentOnly = currentOnly
    this.#groups = new Uint8Array(terms.length)
    this.#scores = new Float64Array(terms.length)
  }

  /** Terms that answer and are left out only because they are no longer to be used. */
  get hidden(): number {
    return this.#hidden
  }

  /** Whether a term is of the level that is asked for, and may be used if that is asked. */
  wants(at: number): boolean {
    return this.#isOfLevel(at) && !this.#isLeftOut(at)
  }

  /** Whether a term is left out only because it is no longer to be used. */
  hides(at: number): boolean {
    return this.#isOfLevel(at) && this.#isLeftOut(at)
  }

  /** @param at place of the term in the list of all terms */
  take(at: number, found: HitGroup, score: number): void {
    if (!this.#isOfLevel(at)) return
    if (this.#isLeftOut(at)) return this.#hide(at)
    const term = this.#terms[at]
    const isAside = !this.#level && term.level === 'smq' && found !== 'code'
    const group = hitGroups.indexOf(isAside ? 'smq' : found) + 1
    const before = this.#groups[at]
    if (before === 0) this.#found.push(at)
    else if (before < group || (before === group && this.#scores[at] >= score)) return
    this.#groups[at] = group
    this.#scores[at] = score
  }

  #isOfLevel(at: number): boolean {
    const of = this.#terms[at].level
    if (!this.#level) return of === 'llt' || of === 'smq'
    return this.#level === 'any' || this.#level === of
  }

  #isLeftOut(at: number): boolean {
    return this.#currentOnly && !this.#terms[at].isCurrent
  }

  #hide(at: number): void {
    if (this.#groups[at] !== HIDDEN) this.#hidden++
    this.#groups[at] = HIDDEN
  }

  /** Group by group: the closest first, then higher levels, preferred terms, and by code. */
  grouped(): HitsOfGroup[] {
    const ofGroup: number[][] = hitGroups.map(() => [])
    for (const at of this.#found) ofGroup[this.#groups[at] - 1].push(at)
    return ofGroup.flatMap((found, place) => {
      if (!found.length) return []
      const terms = this.#best(found).map((at) => this.#terms[at])
      return [{ group: hitGroups[place], total: found.length, terms }]
    })
  }

  #best(found: readonly number[]): number[] {
    const least = nthHighest(this.#scores, found, MOST)
    return found
      .filter((at) => this.#scores[at] >= least)
      .sort((a, b) => this.#scores[b] - this.#scores[a] || this.#compare(a, b))
      .slice(0, MOST)
  }

  #compare(a: number, b: number): number {
    const [first, second] = [this.#terms[a], this.#terms[b]]
    return (
      ranks[first.level] - ranks[second.level] ||
      Number(isPreferred(second)) - Number(isPreferred(first)) ||
      first.code - second.code
    )
  }
}

/** Whether a lowest level term is the preferred term itself. */
export const isPreferred = ({ code, pt }: DictionaryTerm): boolean => code === pt

function nthHighest(scores: Float64Array, of: readonly number[], nth: number): number {
  if (of.length <= nth) return 0
  const sorted = Float64Array.from(of, (at) => scores[at]).sort()
  return sorted[sorted.length - nth]
}
