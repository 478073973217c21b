import type { Catalogue } from '#kernel/case/content/catalogue'
import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import {
  isFile,
  isFilled,
  type Leaf,
  nameIn,
  nullFlavorOf,
  valueOf,
} from '#kernel/case/content/leaf'
import { parsePartialDate } from '#kernel/case/content/partial_date'
import { termKey } from '#kernel/case/content/term_key'
import type { Words } from '#kernel/language/words'

import { wording } from '#plugins/papers/lang/server/wording'

/** A row with the rows around it, outermost first. */
export interface Place {
  readonly group: string
  readonly row: Row
  /** From 1, among all rows of the group at that level. */
  readonly number: number
}

/** A case to write papers of: what it says, and what its codes are called. */
export interface CaseValues {
  readonly content: CaseContent
  readonly catalogue: Catalogue
  /** Names of terms of dictionaries by list and code. */
  readonly terms: ReadonlyMap<string, Words>
  /** What is known beside the content, by name in capitals: VERSION is first, follow-up, ... */
  readonly facts?: Readonly<Record<string, string>>
}

/** The rows of a group within a place, with their places. */
export function rowsAt(
  { content, catalogue }: CaseValues,
  group: string,
  place: readonly Place[] = []
): (readonly Place[])[] {
  const path = catalogue.group(group)?.path ?? [group]
  const shared = place.findLastIndex((each) => path.includes(each.group)) + 1
  let found: (readonly Place[])[] = [place.slice(0, shared)]
  for (const step of path.slice(found[0]!.length)) {
    found = found.flatMap((around) => {
      const rows = (around.at(-1)?.row ?? content)[toKey(step)]
      if (!isRows(rows)) return []
      return rows.map((row, at) => [...around, { group: step, row, number: at + 1 }])
    })
  }
  return found
}

/** The filled leaves of an element that are reached from a place. */
export function leavesAt(
  values: CaseValues,
  element: string,
  place: readonly Place[] = []
): Leaf[] {
  const fact = values.facts?.[element]
  if (fact !== undefined) return [fact]
  const group = values.catalogue.element(element)?.path.at(-1)
  const levels = group
    ? rowsAt(values, group, place).map((each) => each.at(-1)!.row)
    : [values.content]
  return levels.flatMap((level) => {
    const leaf = level[toKey(element)] as Leaf | undefined
    return isFilled(leaf) ? [leaf as Leaf] : []
  })
}

/** 15-11-2026, or 15-NOV-2026. */
export type DateLook = 'dmy' | 'mon'

/** A value in words: codes by their names, null flavours as words, documents by name. */
export function wordsOf(
  values: CaseValues,
  id: string,
  leaf: Leaf,
  look?: DateLook | 'coded'
): Words {
  const { catalogue } = values
  const flavour = nullFlavorOf(leaf)
  if (flavour !== undefined) return inBoth((each) => nullFlavourName(catalogue, flavour, each))
  if (isFile(leaf)) return same(leaf.name ?? leaf.file)
  const value = valueOf(leaf)
  if (typeof value === 'boolean') return value ? wording('value.yes') : wording('value.no')
  const text = value ?? ''
  const element = catalogue.element(id)
  if (element?.type === 'date')
    return same(look === 'dmy' || look === 'mon' ? dayFirst(text, look) : text.replace('T', ' '))
  if (element?.type === 'reference') return referred(values, text)
  const lists = [element?.codeList, ...(element?.alternativeCodeLists ?? [])].filter(
    (each) => each !== undefined
  )
  if (lists.length === 0) return same(named(text, nameIn(leaf)))
  const isTerm = lists.some((list) => catalogue.codeList(list)?.licensed)
  return inBoth((language) => {
    const name =
      lists
        .map((list) => catalogue.codeName(list, text, language))
        .find((each) => each !== undefined) ??
      lists.map((list) => values.terms.get(termKey(list, text))?.[language]).find(Boolean) ??
      nameIn(leaf)
    if (name === undefined || name === text) return text
    return isTerm || look === 'coded' ? `${name} (${text})` : name
  })
}

/** Without what a list says to explain it. */
const nullFlavourName = (catalogue: Catalogue, flavour: string, language: 'en' | 'zh'): string =>
  (catalogue.codeName('null-flavor', flavour, language) ?? flavour).replace(/:.*$/, '')

const named = (text: string, name: string | undefined) =>
  name && name !== text ? `${name} (${text})` : text

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')

/** 15-11-2026, 11-2026, 2026: as exactly as it is known. */
function dayFirst(text: string, look: DateLook): string {
  const date = parsePartialDate(text)
  if (date === null) return text
  const [day = '', time] = text.split('T')
  const [year, month, ofMonth] = day.split('-')
  const monthName = month && look === 'mon' ? MONTHS[Number(month) - 1] : month
  return [[ofMonth, monthName, year].filter(Boolean).join('-'), time].filter(Boolean).join(' ')
}

/** The event that is pointed to: its number and its name. */
function referred(values: CaseValues, id: string): Words {
  const found = rowsAt(values, 'E.i').find((place) => place.at(-1)!.row.id === id)
  if (!found) return same(id)
  const { row, number } = found.at(-1)!
  const key = ['E.i.2.1b', 'E.i.1.2', 'E.i.1.1a'].find((each) => isFilled(row[toKey(each)]))
  if (!key) return same(`#${number}`)
  const { en, zh } = wordsOf(values, key, row[toKey(key)] as Leaf)
  return { en: `#${number} ${en}`, zh: `#${number} ${zh}` }
}

const same = (text: string): Words => ({ en: text, zh: text })
const inBoth = (of: (language: 'en' | 'zh') => string): Words => ({ en: of('en'), zh: of('zh') })
