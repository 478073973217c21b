import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { toId } from '#kernel/case/content/element_id'
import { formatPath, parsePath, type PathStep } from '#kernel/case/content/element_path'
import { type Leaf, sameLeaf } from '#kernel/case/content/leaf'
import { levelOf } from '#kernel/case/content/level_of'

/** What becomes of something in which a message and a case differ. */
export const choices = ['accept', 'keep'] as const

export type Choice = (typeof choices)[number]

/** What somebody chose, by paths. */
export type Choices = Readonly<Record<string, Choice>>

/**
 * Who changed it since the message before: the sender alone, the house alone, or both; a row that the
 * message brings, or has no more.
 */
export type Mark = 'incoming' | 'own' | 'both' | 'added' | 'gone'

/** An element in which a message and a case differ; what is absent says nothing there. */
export interface ElementDifference {
  readonly kind: 'element'
  readonly path: string
  readonly element: string
  readonly mark: Mark
  readonly incoming?: Leaf
  readonly current?: Leaf
  readonly last?: Leaf
}

/** A row that only one of them has; it is taken, left out or removed as a whole. */
export interface RowDifference {
  readonly kind: 'row'
  /** It ends at the row: `G_k[ID]`. */
  readonly path: string
  readonly element: string
  readonly mark: Mark
  readonly incoming?: Row
  readonly current?: Row
  readonly last?: Row
}

export type MergeDifference = ElementDifference | RowDifference

/** The part of the catalogue that a comparison needs. */
interface KeyOrder {
  compareKeys(a: string, b: string): number
}

type Level = CaseContent | Row

/** The three states of one level; absent where there is no such row. */
interface Levels {
  readonly incoming: Level
  readonly current: Level
  /** Absent too where no message of the case is known. */
  readonly last: Level | undefined
}

/**
 * Where a message differs from the case that it follows up, in the order of the guide. Rows are matched
 * by their ids, wherever they stand; their order is that of the case and no difference.
 * @param incoming what it says, in the rows of the case, with what the case alone knows
 * @param last what the message before it said, in the same way; null where none is known
 */
export function mergeDifferences(
  incoming: CaseContent,
  current: CaseContent,
  last: CaseContent | null,
  order: KeyOrder
): MergeDifference[] {
  return [...compareLevels({ incoming, current, last: last ?? undefined }, [], order)]
}

function* compareLevels(
  levels: Levels,
  above: readonly PathStep[],
  order: KeyOrder
): Generator<MergeDifference> {
  const { incoming, current, last } = levels
  const keys = new Set([...Object.keys(current), ...Object.keys(incoming)])
  if (above.length > 0) keys.delete('id')
  for (const key of [...keys].sort((a, b) => order.compareKeys(a, b))) {
    const [came, known, before] = [incoming[key], current[key], last?.[key]]
    if (isRows(came) || isRows(known)) {
      const rows = { incoming: rowsOf(came), current: rowsOf(known), last: last && rowsOf(before) }
      yield* compareRows(key, rows, above, order)
    } else if (!sameLeaf(came, known)) {
      yield elementDifference(key, came, known, leafOf(before), last !== undefined, above)
    }
  }
}

function elementDifference(
  key: string,
  incoming: Leaf | undefined,
  current: Leaf | undefined,
  last: Leaf | undefined,
  isKnown: boolean,
  above: readonly PathStep[]
): ElementDifference {
  return {
    ...{ kind: 'element', path: formatPath([...above, { key }]), element: toId(key) },
    mark: isKnown ? changedBy(incoming, current, last) : guessed(incoming, current),
    ...(incoming !== undefined && { incoming }),
    ...(current !== undefined && { current }),
    ...(last !== undefined && { last }),
  }
}

function changedBy(incoming?: Leaf, current?: Leaf, last?: Leaf): Mark {
  if (same(incoming, last)) return 'own'
  return same(current, last) ? 'incoming' : 'both'
}

/** Where no earlier message is known, what only one of them says is nobody's quarrel. */
function guessed(incoming?: Leaf, current?: Leaf): Mark {
  if (current === undefined) return 'incoming'
  return incoming === undefined ? 'own' : 'both'
}

/** Two that say nothing say the same. */
const same = (one?: Leaf, other?: Leaf) =>
  one === undefined ? other === undefined : sameLeaf(one, other)

interface RowsOfThree {
  readonly incoming: readonly Row[]
  readonly current: readonly Row[]
  readonly last: readonly Row[] | undefined
}

function* compareRows(
  key: string,
  { incoming, current, last }: RowsOfThree,
  above: readonly PathStep[],
  order: KeyOrder
): Generator<MergeDifference> {
  const [came, known, before] = [incoming, current, last ?? []].map(
    (rows) => new Map(rows.map((row) => [row.id, row]))
  ) as [Map<string, Row>, Map<string, Row>, Map<string, Row>]
  for (const id of new Set([...known.keys(), ...came.keys()])) {
    const steps = [...above, { key, row: id }]
    const [own, theirs, old] = [known.get(id), came.get(id), before.get(id)]
    if (own && theirs) {
      const levels = { incoming: theirs, current: own, last: last && (old ?? { id }) }
      yield* compareLevels(levels, steps, order)
      continue
    }
    yield {
      ...{ kind: 'row', path: formatPath(steps), element: toId(key) },
      mark: theirs ? (old ? 'own' : 'added') : old ? 'gone' : 'own',
      ...(theirs && { incoming: theirs }),
      ...(own && { current: own }),
      ...(old && { last: old }),
    }
  }
}

/** What is chosen beforehand; undefined where somebody has to decide. */
export function preselected({ mark }: MergeDifference): Choice | undefined {
  if (mark === 'incoming' || mark === 'added') return 'accept'
  return mark === 'own' ? 'keep' : undefined
}

/** What becomes of a difference: as somebody chose, else as it is chosen beforehand. */
export const chosenOf = (difference: MergeDifference, chosen: Choices): Choice | undefined =>
  chosen[difference.path] ?? preselected(difference)

/** The differences that somebody still has to decide. */
export const undecidedOf = (all: readonly MergeDifference[], chosen: Choices) =>
  all.filter((each) => chosenOf(each, chosen) === undefined)

/** The case with what is accepted of the message. */
export function merged(
  current: CaseContent,
  incoming: CaseContent,
  all: readonly MergeDifference[],
  chosen: Choices
): CaseContent {
  const result = structuredClone(current)
  for (const each of all) {
    if (chosenOf(each, chosen) !== 'accept') continue
    const steps = parsePath(each.path)
    const level = levelOf(result, steps)
    if (level === undefined) continue
    if (each.kind === 'row') putRow(level, steps.at(-1)!, each, levelOf(incoming, steps))
    else if (each.incoming === undefined) delete level[steps.at(-1)!.key]
    else level[steps.at(-1)!.key] = structuredClone(each.incoming)
  }
  return result
}

/** Takes a row over behind the row that stands before it in the message, or removes it. */
function putRow(
  level: Level,
  { key, row: id }: PathStep,
  { incoming }: RowDifference,
  from?: Level
) {
  const rows = rowsOf(level[key])
  const others = rows.filter((row) => row.id !== id)
  if (!incoming) {
    // An empty group is never stored.
    if (others.length > 0) level[key] = others
    else delete level[key]
    return
  }
  const order = rowsOf(from?.[key])
  const before = order.slice(
    0,
    order.findIndex((row) => row.id === id)
  )
  const nearest = before.findLast((row) => others.some((other) => other.id === row.id))
  const place = nearest ? others.findIndex((row) => row.id === nearest.id) + 1 : others.length
  level[key] = others.toSpliced(place, 0, structuredClone(incoming))
}

const rowsOf = (value: unknown): Row[] => (isRows(value) ? value : [])
const leafOf = (value: Leaf | Row[] | undefined) => (isRows(value) ? undefined : value)
