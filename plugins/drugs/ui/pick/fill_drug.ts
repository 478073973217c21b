import type { Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { isFilled, type Leaf, sameLeaf, valueOf } from '#kernel/case/content/leaf'
import { codedDrugs, codeElements, type DrugEntry, sourceCodes } from '#plugins/drugs/contract'
import { type Level, withKey } from '#resources/forms/content/edit_content'
import { newRow, rowsAt } from '#resources/forms/content/edit_rows'

/**
 * What becomes of an element; `stays` keeps other words than those of the dictionary, `added` comes
 * beside what is there.
 */
export type Outcome = 'filled' | 'overwritten' | 'stays' | 'same' | 'added' | 'removed'

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
 * what the dictionary does not say stays as it is, but no number beside the country or holder of
 * another authorisation.
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
    if (outcome !== 'stays' && outcome !== 'same') after = withKey(after, key, comes)
  }
  if (wish.nameElement !== DRUG_NAME) return { after, lines }
  const substances = fillSubstances(level, entry)
  if (substances.hasChanged) after = withKey(after, SUBSTANCES, substances.rows)
  return { after, lines: [...lines, ...substances.lines] }
}

/**
 * Substances are added to those that are there. Where the drug was taken as another one before,
 * those of that one go, of which nothing but the name is said; a row that nobody has filled gives way.
 */
function fillSubstances(level: Level, entry: DrugEntry) {
  const before = rowsAt(level, SUBSTANCES)
  const code = valueOf(level[toKey(codeElements('G.k').code)] as Leaf | undefined)
  const wasAnother = code !== undefined && code !== entry.code
  const isOfEntry = (row: Row) => entry.substances.some((name) => isNamed(name)(nameIn(row)))
  const isEmpty = (row: Row) => Object.keys(row).length === 1
  const isNameAlone = (row: Row) => Object.keys(row).length === 2 && nameIn(row) !== undefined
  const gone = before.filter((row) => wasAnother && isNameAlone(row) && !isOfEntry(row))
  const remaining = before.filter((row) => !isEmpty(row) && !gone.includes(row))
  const lines = gone.map((row): FillLine => {
    return { element: SUBSTANCE, now: nameIn(row), comes: undefined, outcome: 'removed' }
  })
  const added: Row[] = []
  for (const name of entry.substances) {
    const now = remaining.map(nameIn).find(isNamed(name))
    const comes = remaining.length > 0 ? 'added' : 'filled'
    lines.push({ element: SUBSTANCE, now, comes: name, outcome: now ? 'same' : comes })
    if (!now) added.push({ ...newRow(), [toKey(SUBSTANCE)]: name })
  }
  const hasChanged = gone.length > 0 || added.length > 0
  return { rows: [...remaining, ...added], lines, hasChanged }
}

const nameIn = (row: Row) => row[toKey(SUBSTANCE)] as Leaf | undefined

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
    ...(wish.nameElement === DRUG_NAME ? numbersToGo(level, entry, wish) : []),
    ...codeOf(level, entry, name, wish.nameElement),
  ]
}

/** Numbers of the authorisation that stood there: they are none of a drug that comes without one. */
function numbersToGo(
  level: Level,
  { authorisationNumber, country, holder }: DrugEntry,
  { forChina }: FillWish
): [string, undefined][] {
  if (authorisationNumber || !(country || holder)) return []
  const isNumber = (element: string) =>
    valueOf(level[toKey(element)] as Leaf | undefined) !== undefined
  return ['G.k.3.1', ...(forChina ? ['G.k.CN.4'] : [])]
    .filter(isNumber)
    .map((element) => [element, undefined])
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
  if (comes === undefined) return 'removed'
  if (!isFilled(now)) return 'filled'
  if (sameLeaf(now, comes)) return 'same'
  return isName ? 'stays' : 'overwritten'
}

const isNamed = (name: string) => (leaf: Leaf | undefined) =>
  String(valueOf(leaf) ?? '').toLowerCase() === name.toLowerCase()
