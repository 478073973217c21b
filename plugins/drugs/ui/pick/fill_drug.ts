import type { Row } from '#kernel/content/case_content'
import { toKey } from '#kernel/content/element_id'
import { isFilled, type Leaf, sameLeaf, valueOf } from '#kernel/content/leaf'
import { codedDrugs, codeElements, type DrugEntry, sourceCodes } from '#plugins/drugs/contract'
import { type Level, withKey } from '#resources/forms/content/edit_content'
import { newRow, rowsAt } from '#resources/forms/content/edit_rows'

/** What becomes of an element; `stays` keeps other words than those of the dictionary. */
export type Outcome = 'filled' | 'overwritten' | 'stays' | 'same'

/** An element that the dictionary says something about; nothing comes where it says none. */
export interface FillLine {
  element: string
  now: Leaf | undefined
  comes: Leaf | undefined
  outcome: Outcome
}

export interface Filling {
  after: Level
  lines: readonly FillLine[]
}

interface FillWish {
  /** Element of the name in which the drug was looked up. */
  nameElement: string
  /** Of the two names the one that the reporter would have written. */
  language: 'zh' | 'en'
  /** Whether the elements of China are filled as well. */
  forChina: boolean
}

/** A drug of the case itself; past drugs have a name and a code only. */
const DRUG_NAME = 'G.k.2.2'
const SUBSTANCES = toKey('G.k.2.3.r')
const SUBSTANCE = 'G.k.2.3.r.1'
/**
 * A drug of a case with what a dictionary says of it, and the code that it was taken by. The name
 * stands as it was reported, unless nobody gave one; substances are added to those that are there;
 * what the dictionary does not say stays as it is.
 */
export function fillDrug(level: Level, entry: DrugEntry, wish: FillWish): Filling {
  const lines: FillLine[] = []
  let after = level
  for (const [element, comes] of leavesOf(level, entry, wish)) {
    const key = toKey(element)
    const now = level[key] as Leaf | undefined
    if (comes === undefined && now === undefined) continue
    const outcome = outcomeOf(element === wish.nameElement, now, comes)
    lines.push({ element, now, comes, outcome })
    if (outcome === 'filled' || outcome === 'overwritten') after = withKey(after, key, comes)
  }
  if (wish.nameElement !== DRUG_NAME) return { after, lines }
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

function leavesOf(level: Level, entry: DrugEntry, wish: FillWish): [string, Leaf | undefined][] {
  const { nameZh, nameEn, authorisationNumber, country, holder, genericName, isOwn } = entry
  const name = wish.language === 'zh' ? nameZh || nameEn : nameEn || nameZh
  const chinese: [string, Leaf | null][] = [
    ['G.k.CN.1', /\p{Script=Han}/u.test(genericName) ? genericName : null],
    ['G.k.CN.3', isOwn],
    ['G.k.CN.4', country === 'CN' ? authorisationNumber : null],
  ]
  const authorised: [string, Leaf | null][] = [
    ['G.k.3.1', authorisationNumber],
    ['G.k.3.2', country],
    ['G.k.3.3', holder],
    ...(wish.forChina ? chinese : []),
  ]
  const all: [string, Leaf | null][] = [
    [wish.nameElement, name],
    ...(wish.nameElement === DRUG_NAME ? authorised : []),
  ]
  return [
    ...all.filter((each): each is [string, Leaf] => each[1] !== null && each[1] !== ''),
    ...codeOf(level, entry, name, wish.nameElement),
  ]
}

/** Dictionary, version and code belong together: none of another dictionary stays beside them. */
function codeOf(
  level: Level,
  entry: DrugEntry,
  displayName: string,
  nameElement: string
): [string, Leaf | undefined][] {
  const group = codedDrugs[nameElement]
  if (group === undefined) return []
  const elements = codeElements(group)
  const nowOf = (element: string) => level[toKey(element)] as Leaf | undefined
  const source = sourceCodes[entry.source]
  const version = entry.version || undefined
  const isThere =
    valueOf(nowOf(elements.source)) === source &&
    valueOf(nowOf(elements.version)) === version &&
    valueOf(nowOf(elements.code)) === entry.code
  return [
    [elements.source, source],
    [elements.version, version],
    // The name stays as it was when the code was taken.
    [elements.code, isThere ? nowOf(elements.code) : { value: entry.code, displayName }],
  ]
}

function outcomeOf(isName: boolean, now: Leaf | undefined, comes: Leaf | undefined): Outcome {
  if (!isFilled(now)) return 'filled'
  if (sameLeaf(now, comes)) return 'same'
  return isName ? 'stays' : 'overwritten'
}

const isNamed = (name: string) => (leaf: Leaf | undefined) =>
  String(valueOf(leaf) ?? '').toLowerCase() === name.toLowerCase()
