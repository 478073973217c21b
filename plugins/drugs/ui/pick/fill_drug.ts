import type { Row } from '#kernel/content/case_content'
import { toKey } from '#kernel/content/element_id'
import { isFilled, type Leaf, sameLeaf, valueOf } from '#kernel/content/leaf'
import type { DrugEntry } from '#plugins/drugs/contract'
import { type Level, withKey } from '#resources/forms/content/edit_content'
import { newRow, rowsAt } from '#resources/forms/content/edit_rows'

/** What becomes of an element; `stays` keeps other words than those of the dictionary. */
export type Outcome = 'filled' | 'overwritten' | 'stays' | 'same'

/** An element that the dictionary says something about. */
export interface FillLine {
  element: string
  now: Leaf | undefined
  comes: Leaf
  outcome: Outcome
}

export interface Filling {
  after: Level
  lines: readonly FillLine[]
}

interface FillWish {
  /** Of the two names the one that the reporter would have written. */
  language: 'zh' | 'en'
  /** Whether the elements of China are filled as well. */
  forChina: boolean
}

const REPORTED_NAME = 'G.k.2.2'
const SUBSTANCES = toKey('G.k.2.3.r')
const SUBSTANCE = 'G.k.2.3.r.1'

/**
 * A drug of a case with what a dictionary says of it. The name stands as it was reported, unless
 * nobody gave one; substances are added to those that are there; what the dictionary does not say
 * stays as it is.
 */
export function fillDrug(level: Level, entry: DrugEntry, wish: FillWish): Filling {
  const lines: FillLine[] = []
  let after = level
  for (const [element, comes] of leavesOf(entry, wish)) {
    const key = toKey(element)
    const now = level[key] as Leaf | undefined
    const outcome = outcomeOf(element, now, comes)
    lines.push({ element, now, comes, outcome })
    if (outcome === 'filled' || outcome === 'overwritten') after = withKey(after, key, comes)
  }
  const rows = rowsAt(level, SUBSTANCES)
  const added: Row[] = []
  for (const name of entry.substances) {
    const now = rows.map((row) => row[toKey(SUBSTANCE)] as Leaf | undefined).find(isNamed(name))
    lines.push({ element: SUBSTANCE, now, comes: name, outcome: now ? 'same' : 'filled' })
    if (!now) added.push({ ...newRow(), [toKey(SUBSTANCE)]: name })
  }
  // A row that nobody has filled yet gives way.
  const kept = rows.filter((row) => Object.keys(row).length > 1)
  if (added.length > 0) after = withKey(after, SUBSTANCES, [...kept, ...added])
  return { after, lines }
}

function leavesOf(entry: DrugEntry, { language, forChina }: FillWish): [string, Leaf][] {
  const { nameZh, nameEn, authorisationNumber, country, holder, genericName, isOwn } = entry
  const name = language === 'zh' ? nameZh || nameEn : nameEn || nameZh
  const chinese: [string, Leaf | null][] = [
    ['G.k.CN.1', /\p{Script=Han}/u.test(genericName) ? genericName : null],
    ['G.k.CN.3', isOwn],
    ['G.k.CN.4', country === 'CN' ? authorisationNumber : null],
  ]
  const all: [string, Leaf | null][] = [
    [REPORTED_NAME, name],
    ['G.k.3.1', authorisationNumber],
    ['G.k.3.2', country],
    ['G.k.3.3', holder],
    ...(forChina ? chinese : []),
  ]
  return all.filter((each): each is [string, Leaf] => each[1] !== null && each[1] !== '')
}

function outcomeOf(element: string, now: Leaf | undefined, comes: Leaf): Outcome {
  if (!isFilled(now)) return 'filled'
  if (sameLeaf(now, comes)) return 'same'
  return element === REPORTED_NAME ? 'stays' : 'overwritten'
}

const isNamed = (name: string) => (leaf: Leaf | undefined) =>
  String(valueOf(leaf) ?? '').toLowerCase() === name.toLowerCase()
