import type { Catalogue } from '#kernel/case/content/catalogue'
import { Refusal } from '#kernel/errors/define_errors'
import { openMessage } from '#plugins/e2b/intake/open_message'
import { type RoundTrip, roundTrip } from '#plugins/e2b/message/round_trip'
import { ALLOWED } from '#tests/comparison/allowed_differences'
import { compareTrees, printOf, type TreeDifference } from '#tests/comparison/compare_trees'
import { type PlainNode, plainTree } from '#tests/comparison/plain_tree'
import { withoutLeft } from '#tests/comparison/without_left'

/** Attributes that say what an act or a role is, and nothing of the case. */
const STRUCTURAL = /\/@(?:classCode|moodCode|typeCode|determinerCode)$/

/**
 * Reads a message, writes it, and compares both without the reader's help.
 * @returns what differs though it was not told of just that place, and the list of differences
 *   without a fact does not allow it; throws the refusal of what is no readable message
 */
export function untoldDifferences(bytes: Uint8Array, catalogue: Catalogue): TreeDifference[] {
  using document = openMessage(bytes)
  return untoldOf(document.toString(), roundTrip(document, catalogue))
}

/** The same of a message and what a round trip made and told of it. */
export function untoldOf(
  came: string,
  { xml, left, notes, changes }: Pick<RoundTrip, 'xml' | 'left' | 'notes' | 'changes'>
): TreeDifference[] {
  const { message, around, nowhere } = withoutLeft(plainTree(came), left)
  const written = plainTree(xml)
  const alike = foldersInBoth(message, written)
  const differences = compareTrees(inOneFolder(message, alike), inOneFolder(written, alike))
  const added = new Set(differences.flatMap(({ kind, place }) => (kind === 'added' ? place : [])))
  const lost = new Set(differences.flatMap(({ kind, place }) => (kind === 'lost' ? place : [])))
  const moved = new Set(changes.flatMap(({ kind, place }) => (kind === 'moved' ? place : [])))
  const open = notes.map(({ en }) => en)
  const untold = differences.filter(
    (difference) =>
      !isAround(difference, around, lost) &&
      !takesNote(difference, open) &&
      !isToldMove(difference, moved) &&
      !(isAllowed(difference) && isOfAdded(difference, added))
  )
  return [...untold, ...nowhere.map((place): TreeDifference => ({ kind: 'added', place }))]
}

/**
 * A constant is allowed on an element that was added with it: on one that came it would be a fact.
 * What it is as an act or a role is none.
 */
const isOfAdded = ({ kind, place }: TreeDifference, added: ReadonlySet<string>) =>
  kind !== 'added' ||
  !place.includes('@') ||
  STRUCTURAL.test(place) ||
  added.has(place.slice(0, place.lastIndexOf('/@')))

/** Folders that stand in both messages as they are: nothing of them went into others, nor of others into them. */
function foldersInBoth(one: PlainNode, other: PlainNode): ReadonlySet<PlainNode> {
  const alike = new Set<PlainNode>()
  const there = Map.groupBy(foldersIn(other), printOf)
  for (const folder of foldersIn(one)) {
    const twin = there.get(printOf(folder))?.shift()
    if (twin) alike.add(folder).add(twin)
  }
  return alike
}

function* foldersIn(node: PlainNode): Generator<PlainNode> {
  if (organizerOf(node)) yield node
  for (const child of node.children) yield* foldersIn(child)
}

/**
 * An organizer is a folder: several of one kind are one, where a further one says nothing of itself
 * that the first does not.
 * @param alike folders that stay as they are
 */
function inOneFolder(node: PlainNode, alike: ReadonlySet<PlainNode>): PlainNode {
  const folders: number[] = []
  const children: PlainNode[] = []
  for (const each of node.children) {
    const isFolder = organizerOf(each) !== undefined && !alike.has(each)
    const child = inOneFolder(each, alike)
    const first = isFolder ? folders.find((at) => speaksFor(children[at]!, child)) : undefined
    if (first !== undefined) children[first] = together(children[first]!, child)
    else {
      if (isFolder) folders.push(children.length)
      children.push(child)
    }
  }
  return { ...node, children }
}

/** An organizer, or the one in what holds nothing else; undefined for what is no folder. */
function organizerOf(node: PlainNode): PlainNode | undefined {
  if (node.name === 'organizer') return node
  const [only, ...others] = node.children
  return only?.name === 'organizer' && others.length === 0 ? only : undefined
}

function speaksFor(first: PlainNode, further: PlainNode): boolean {
  const [one, other] = [organizerOf(first)!, organizerOf(further)!]
  const [code, otherCode] = [one, other].map(({ children }) => children.find(isCode))
  const isOfKind = code && otherCode ? saysNoMore(code, otherCode) : code === otherCode
  return isOfKind && saysNoMore(first, further) && saysNoMore(one, other)
}

/** Whether an element says nothing of itself that another one does not; what it is as an act is nothing. */
function saysNoMore(first: PlainNode, further: PlainNode): boolean {
  return (
    first.name === further.name &&
    further.texts.every((text) => first.texts.includes(text)) &&
    [...further.attributes].every(([name, value]) => {
      const said = first.attributes.get(name)
      return said === value || (said === undefined && STRUCTURAL.test(`/@${name}`))
    })
  )
}

function together(first: PlainNode, further: PlainNode): PlainNode {
  if (first.name === 'organizer') {
    const contents = further.children.flatMap((child) => (isCode(child) ? child.children : child))
    return { ...first, children: [...first.children, ...contents] }
  }
  return { ...first, children: [together(organizerOf(first)!, organizerOf(further)!)] }
}

const isCode = ({ name }: PlainNode) => name === 'code'

/**
 * What stood around something told, and says nothing but that it was an act or a role; so what holds
 * nothing, where all around it went too.
 */
function isAround(
  { kind, place }: TreeDifference,
  around: ReadonlySet<string>,
  lost: ReadonlySet<string>
): boolean {
  if (kind !== 'lost') return false
  const element = place.replace(STRUCTURAL, '')
  if (around.has(element)) return true
  const parent = element.slice(0, element.lastIndexOf('/'))
  if (!around.has(parent) || !lost.has(parent)) return false
  return ![...lost].some((each) => each.startsWith(`${element}/`) && !STRUCTURAL.test(each))
}

/** Of two that changed their order the one or the other must be told. */
const isToldMove = ({ kind, place, past }: TreeDifference, moved: ReadonlySet<string>) =>
  kind === 'moved' && (moved.has(place) || moved.has(past!))

/** A note names the identifier that two drugs or events had; it goes for one of them. */
function takesNote({ kind, was }: TreeDifference, open: string[]): boolean {
  const at = kind === 'changed' ? open.findIndex((note) => note.includes(` ${was}.`)) : -1
  if (at >= 0) open.splice(at, 1)
  return at >= 0
}

/** What a mutant loses or gains untold; undefined when it is refused. */
export function untoldOfMutant(
  bytes: Uint8Array,
  catalogue: Catalogue
): TreeDifference[] | undefined {
  try {
    return untoldDifferences(bytes, catalogue)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** The list of differences without a fact goes for all of a kind. */
const withoutPositions = (place: string) => place.replace(/\[\d+\]/g, '')

/** Whether the list of differences without a fact has it. */
export const isAllowed = ({ kind, place, was, is }: TreeDifference) =>
  ALLOWED.some(
    (each) =>
      each.kind === kind &&
      each.place.test(withoutPositions(place)) &&
      (each.value === undefined || each.value.test(was ?? is ?? '')) &&
      (each.isSame === undefined || each.isSame(was ?? '', is ?? ''))
  )
