import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { isRows } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { toId } from '#kernel/case/content/element_id'
import { formatPath } from '#kernel/case/content/element_path'
import {
  hasValue,
  isFile,
  type Leaf,
  nameIn,
  nullFlavorOf,
  valueOf,
} from '#kernel/case/content/leaf'
import { termKey } from '#kernel/case/content/term_key'
import { groupPath } from '#kernel/case/rules/group_path'
import { Scope } from '#kernel/case/rules/scope'
import type { Language, Words } from '#kernel/language/words'

import { dateInWords } from '#plugins/narratives/contract/dates_in_words'
import { symbolOf } from '#plugins/narratives/contract/quantities_in_words'

/** A case to tell of. */
export interface NarrativeCase {
  readonly content: CaseContent
  readonly catalogue: Catalogue
  /** Names of terms of dictionaries by list and code, `termKey`. */
  readonly terms: ReadonlyMap<string, Words>
}

/** A value in words; what `select` compares is its code. */
export class Value {
  constructor(
    readonly text: string,
    readonly code: string,
    readonly paths: readonly string[]
  ) {}

  toString(): string {
    return this.code
  }
}

/** A place in a case, and the language in which it is told. */
export class Place {
  constructor(
    readonly subject: NarrativeCase,
    readonly language: Language,
    readonly person: Words,
    readonly scope: Scope
  ) {}

  static top(subject: NarrativeCase, language: Language, person: Words): Place {
    return new Place(subject, language, person, new Scope(subject.content, {}))
  }

  at(scope: Scope): Place {
    return new Place(this.subject, this.language, this.person, scope)
  }

  /** The rows of a group that are reached from here, in their order. */
  rows(group: string): Place[] {
    let found: Scope[] = [this.scope]
    for (const key of groupPath(group, this.subject.catalogue)) {
      if (this.scope.groups.includes(key)) continue
      found = found.flatMap((scope) => scope.rowsOf(key).map((row) => scope.enter(key, row)))
    }
    return found.map((scope) => this.at(scope))
  }

  /** What is written down under a key here; nothing where rows that are not around it have it. */
  leaf(key: string): Leaf | undefined {
    const groups = groupPath(toId(key), this.subject.catalogue)
    if (!groups.every((group) => this.scope.around(group))) return undefined
    const found = (this.scope.around(groups.at(-1) ?? '') ?? this.scope.content)[key]
    return isRows(found) ? undefined : found
  }

  /** The value of an element as it was reported; '' where there is none. */
  text(key: string): string {
    return String(valueOf(this.leaf(key)) ?? '')
  }

  path(key: string): string {
    const groups = groupPath(toId(key), this.subject.catalogue)
    const steps = groups.map((group) => ({ key: group, row: this.scope.around(group)?.id }))
    return formatPath([...steps, { key }])
  }

  /** A value in words: a date, the name of a code; of a null flavour what it means. */
  value(key: string): Value | undefined {
    const { catalogue } = this.subject
    const leaf = this.leaf(key)
    const paths = [this.path(key)]
    const flavour = nullFlavorOf(leaf)
    if (flavour !== undefined) {
      const name = catalogue.codeName('null-flavor', flavour, this.language) ?? flavour
      return new Value(lowered(name.replace(/[:\uFF08].*$/, '')), flavour, paths)
    }
    if (!hasValue(leaf) || isFile(leaf)) return undefined
    const code = String(valueOf(leaf))
    return new Value(this.#words(key, leaf!, code), code, paths)
  }

  #words(key: string, leaf: Leaf, code: string): string {
    const element = this.subject.catalogue.element(toId(key))
    if (element?.type === 'date') return dateInWords(code, this.language)
    const lists = [element?.codeList, ...(element?.alternativeCodeLists ?? [])]
    for (const list of lists) {
      if (list?.startsWith('ucum')) return symbolOf(code, this.language)
      const name = this.subject.catalogue.codeName(list, code, this.language)
      if (name !== undefined) return list === 'iso3166-1-alpha2' ? name : lowered(name)
      const term = list && this.subject.terms.get(termKey(list, code))?.[this.language]
      if (term) return term
    }
    return nameIn(leaf) ?? code
  }

  /** The place of the event that an assessment is about. */
  event(): Place | undefined {
    if (this.scope.around('E_i')) return this
    const id = this.text('G_k_9_i_1')
    const events = this.scope.content.E_i
    const row = isRows(events) ? events.find((each: Row) => each.id === id) : undefined
    return row && this.at(new Scope(this.scope.content, {}, ['E_i'], [row]))
  }
}

/** `Positive` within a sentence; what begins with several capitals stays. */
const lowered = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name
