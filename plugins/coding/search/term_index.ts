import type {
  DictionaryContent,
  DictionaryTerm,
  TermPath,
} from '#plugins/coding/search/dictionary_content'
import type { TermLevel } from '#plugins/coding/contract/dictionary'
import { featuresOf, isHan, piecesOf, wordKey } from '#plugins/coding/search/features'
import { foldTight } from '#plugins/coding/search/fold'
import { NameText } from '#plugins/coding/search/name_text'
import { NearWords } from '#plugins/coding/search/near_words'
import { pinyinInitials } from '#plugins/coding/search/pinyin_initials'
import { Postings } from '#plugins/coding/search/postings'
import { TermTree } from '#plugins/coding/search/term_tree'

/**
 * A version of a dictionary in memory, ready to be searched; it does not change once it is made.
 * Terms and names are told apart by their places in lists: a term has a name in each language.
 */
export class TermIndex {
  readonly terms: readonly DictionaryTerm[]
  /**
   * Names written tight, for what stands at the beginning or inside: those in Chinese apart, so that
   * the others, of letters of one byte, are read through faster.
   */
  readonly texts: { readonly han: NameText; readonly other: NameText }
  /** First letters of the pinyin of the Chinese names. */
  readonly initials: NameText
  readonly postings: Postings
  readonly near: NearWords
  #names: readonly string[]
  #termOf: Uint32Array
  #byTight = new Map<string, number[]>()
  #byWords = new Map<string, number[]>()
  #places = new Map<string, number>()
  #paths = new Map<number, TermPath[]>()
  readonly tree: TermTree

  constructor(content: DictionaryContent) {
    const { terms, paths } = content
    this.terms = terms
    this.tree = new TermTree(content)
    const [names, termOf, chinese]: [string[], number[], number[]] = [[], [], []]
    for (const [place, { level, code, names: ofTerm }] of terms.entries()) {
      this.#places.set(`${level}${code}`, place)
      for (const [language, name] of Object.entries(ofTerm)) {
        if (language === 'zh') chinese.push(names.length)
        termOf.push(place)
        names.push(name)
      }
    }
    this.#names = names
    this.#termOf = Uint32Array.from(termOf)
    const tight = names.map(foldTight)
    for (const [name, text] of names.entries()) {
      add(this.#byTight, tight[name], name)
      const key = wordKey(text)
      if (key) add(this.#byWords, key, name)
    }
    const [han, other] = [true, false].map((wanted) => {
      const numbers = [...tight.keys()].filter((name) => isHan(tight[name]) === wanted)
      return new NameText(
        numbers.map((name) => tight[name]),
        numbers
      )
    })
    this.texts = { han, other }
    this.initials = new NameText(
      chinese.map((name) => pinyinInitials(names[name])),
      chinese
    )
    this.postings = new Postings(names.map(featuresOf))
    this.near = new NearWords(new Set(names.flatMap(piecesOf)))
    for (const path of paths) add(this.#paths, path.pt, path)
  }

  name(name: number): string {
    return this.#names[name]
  }

  tight(name: number): string {
    return foldTight(this.#names[name])
  }

  /** The place of the term that has a name. */
  termOf(name: number): number {
    return this.#termOf[name]
  }

  /** The names that are written like a text. */
  alike(text: string): readonly number[] {
    return this.#byTight.get(foldTight(text)) ?? []
  }

  /** The names that say the same words in any order. */
  sameWords(text: string): readonly number[] {
    return this.#byWords.get(wordKey(text)) ?? []
  }

  /** The place of a term. */
  place(level: TermLevel, code: number): number | undefined {
    return this.#places.get(`${level}${code}`)
  }

  term(level: TermLevel, code: number): DictionaryTerm | undefined {
    const place = this.place(level, code)
    return place === undefined ? undefined : this.terms[place]
  }

  /** Places of the terms whose code begins with some digits. */
  *termsByCode(digits: string): Generator<number> {
    for (const [place, { code }] of this.terms.entries()) {
      if (`${code}`.startsWith(digits)) yield place
    }
  }

  /** The ways up from a preferred term, the primary one first. */
  pathsOf(pt: number): readonly TermPath[] {
    const paths = this.#paths.get(pt) ?? []
    return [...paths].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
  }
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
