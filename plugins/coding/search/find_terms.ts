import type { TermQuestion } from '#plugins/coding/contract/dictionary'
import { isHan } from '#plugins/coding/search/features'
import { fold, foldTight } from '#plugins/coding/search/fold'
import { Hits, type HitsOfGroup, isPreferred } from '#plugins/coding/search/hits'
import type { Found } from '#plugins/coding/search/name_text'
import { similarNames } from '#plugins/coding/search/similar_names'
import type { TermIndex } from '#plugins/coding/search/term_index'

interface FoundTerms {
  readonly groups: HitsOfGroup[]
  /** Terms that answer as well and are left out only because they are no longer to be used. */
  readonly notCurrent: number
}

/**
 * What a version of the dictionary has for a text in either language, a code or the first letters of
 * pinyin: each term in the surest group that it belongs to.
 */
export function findTerms(index: TermIndex, question: TermQuestion): FoundTerms {
  const hits = new Hits(index.terms, question)
  for (const lookUp of ways) lookUp(index, question, hits)
  return { groups: hits.grouped(), notCurrent: hits.hidden }
}

type Way = (index: TermIndex, question: TermQuestion, hits: Hits) => void

const byCode: Way = (index, { text }, hits) => {
  const digits = foldTight(text)
  if (!/^\d{2,8}$/.test(digits)) return
  for (const term of index.termsByCode(digits)) hits.take(term, 'code', 1)
}

const byText: Way = (index, { text }, hits) => {
  const tight = foldTight(text)
  // One Latin letter stands inside of nearly every name.
  const isLetter = /^[a-z0-9]$/.test(tight)
  const take: Found = (name, letters, atStart, whole) => {
    const term = index.termOf(name)
    // SMQs of all these ways stand in one group.
    if (whole) hits.take(term, 'exact', 2)
    else if (atStart) hits.take(term, 'prefix', beginning(index, term))
    else if (!isLetter) hits.take(term, 'contains', tight.length / letters)
  }
  index.texts.han.find(tight, take)
  if (!isHan(tight)) index.texts.other.find(tight, take)
}

const bySameWords: Way = (index, { text }, hits) => {
  for (const name of index.sameWords(text)) {
    hits.take(index.termOf(name), 'order', sameBeginning(foldTight(text), index.tight(name)))
  }
}

const bySynonym: Way = (index, { synonyms = [] }, hits) => {
  for (const code of synonyms) {
    const term = index.place('llt', code)
    if (term !== undefined) hits.take(term, 'synonym', 1)
  }
}

/** First letters of pinyin are typed without anything between them. */
const byInitials: Way = (index, { text }, hits) => {
  const letters = fold(text)
  if (!/^[a-z]{2,12}$/.test(letters)) return
  index.initials.find(letters, (name, all, atStart) => {
    const term = index.termOf(name)
    // Whoever means letters finds letters first.
    if (atStart) hits.take(term, 'prefix', beginning(index, term) / 2)
    else hits.take(term, 'contains', letters.length / all / 2)
  })
}

/** Where something is called exactly so, nobody asked for what is only like it. */
const byLikeness: Way = (index, { text }, hits) => {
  const alike = index.alike(text).map((name) => index.termOf(name))
  if (alike.some((term) => hits.wants(term))) return
  for (const term of alike) offerPreferred(index, term, hits)
  const isHidden = alike.some((term) => hits.hides(term))
  for (const { name, score, hasAll } of similarNames(index, text)) {
    const term = index.termOf(name)
    // Whoever shows what is hidden finds what is called so, and nothing that is only like it.
    if (isHidden && hits.hides(term)) continue
    hits.take(term, hasAll ? 'contains' : 'fuzzy', hasAll ? score / 2 : score)
  }
}

/** In place of a term that is no longer to be used stands its preferred term. */
function offerPreferred(index: TermIndex, term: number, hits: Hits): void {
  const { pt, isCurrent } = index.terms[term]
  const preferred = pt === undefined || isCurrent ? undefined : index.place('llt', pt)
  if (preferred !== undefined) hits.take(preferred, 'fuzzy', 1)
}

const ways = [byCode, byText, bySameWords, bySynonym, byInitials, byLikeness]

/** A beginning does not say how long the name is; other terms below a preferred one are meant least. */
function beginning(index: TermIndex, at: number): number {
  const term = index.terms[at]
  return term.level === 'llt' && !isPreferred(term) ? 0.9 : 1
}

/** How much of the beginning of two texts is the same, as a share of the longer one. */
function sameBeginning(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  let same = 0
  while (same < longest && a[same] === b[same]) same++
  return same / longest
}
