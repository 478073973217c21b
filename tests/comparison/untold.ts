import type { Catalogue } from '#kernel/content/catalogue'
import { Refusal } from '#kernel/errors/define_errors'
import { openMessage } from '#plugins/e2b/intake/open_message'
import { roundTrip } from '#plugins/e2b/message/round_trip'
import { ALLOWED } from '#tests/comparison/allowed_differences'
import { compareTrees, type TreeDifference } from '#tests/comparison/compare_trees'
import { type PlainNode, plainTree } from '#tests/comparison/plain_tree'

/**
 * Reads a message, writes it, and compares both without the reader's help.
 * @returns what differs though neither the list of what no element takes nor a note says so, and
 *   the list of differences without a fact does not allow it; throws the refusal of what is no
 *   readable message
 */
export function untoldDifferences(bytes: Uint8Array, catalogue: Catalogue): TreeDifference[] {
  using document = openMessage(bytes)
  const before = inOneFolder(plainTree(document.toString()))
  const { xml, unmapped, notes } = roundTrip(document, catalogue)
  const told = unmapped.map(({ place }) => withoutPositions(place))
  const noted = notes.map(({ en }) => en).join()
  const differences = compareTrees(before, inOneFolder(plainTree(xml)))
  const added = new Set(differences.flatMap(({ kind, place }) => (kind === 'added' ? place : [])))
  return differences.filter(
    (difference) =>
      !isTold(difference, told) &&
      !isAroundTold(difference, told) &&
      !isNoted(difference, noted) &&
      !(isAllowed(difference) && isOfAdded(difference, added))
  )
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

/** An organizer is a folder: several of one kind, which say the same of themselves, are one. */
function inOneFolder(node: PlainNode): PlainNode {
  const folders = new Map<string, PlainNode>()
  const children: PlainNode[] = []
  for (const child of node.children.map(inOneFolder)) {
    const kind = kindOfFolder(child)
    const first = kind === undefined ? undefined : folders.get(kind)
    if (!first) {
      children.push(child)
      if (kind !== undefined) folders.set(kind, child)
      continue
    }
    const both = { ...first, children: together(first, child) }
    children[children.indexOf(first)] = both
    folders.set(kind!, both)
  }
  return { ...node, children }
}

/** What a folder, or what holds nothing but one, says of itself; undefined for what is none. */
function kindOfFolder({ name, attributes, texts, children }: PlainNode): string | undefined {
  const own = [name, [...attributes], texts]
  if (name === 'organizer') return JSON.stringify([own, print(children.find(isCode))])
  const [organizer, ...others] = children
  if (organizer?.name !== 'organizer' || others.length > 0) return undefined
  return JSON.stringify([own, kindOfFolder(organizer)])
}

function together(first: PlainNode, second: PlainNode): PlainNode[] {
  if (first.name === 'organizer') {
    return [...first.children, ...second.children.filter((child) => !isCode(child))]
  }
  const [[one], [other]] = [first.children, second.children] as [[PlainNode], [PlainNode]]
  return [{ ...one, children: together(one, other) }]
}

const isCode = ({ name }: PlainNode) => name === 'code'

const print = (node: PlainNode | undefined): unknown =>
  node && [node.name, [...node.attributes], node.texts, node.children.map(print)]

/** A note names the identifier that two drugs or events had. */
const isNoted = ({ kind, was }: TreeDifference, noted: string) =>
  kind === 'changed' && noted.includes(` ${was}.`)

/**
 * What a mutant loses or gains untold; undefined when it is refused. Its order is that of the
 * schema, whatever the mutation made of it.
 */
export function untoldOfMutant(
  bytes: Uint8Array,
  catalogue: Catalogue
): TreeDifference[] | undefined {
  try {
    return untoldDifferences(bytes, catalogue).filter(({ kind }) => kind !== 'moved')
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Whether a told place is that of the difference, or one above it. */
const isTold = ({ place }: TreeDifference, told: readonly string[]) => {
  const at = withoutPositions(place)
  return told.some((each) => at === each || at.startsWith(`${each}/`))
}

/** What stood around something told, and says nothing but that it was an act or a role. */
const isAroundTold = ({ kind, place }: TreeDifference, told: readonly string[]) => {
  if (kind !== 'lost') return false
  const at = withoutPositions(place).replace(STRUCTURAL, '')
  return !at.includes('@') && told.some((each) => each.startsWith(`${at}/`))
}

const STRUCTURAL = /\/@(?:classCode|moodCode|typeCode|determinerCode)$/

/** Each comparison counts equal elements in its own way. */
const withoutPositions = (place: string) => place.replace(/\[\d+\]/g, '')

const isAllowed = ({ kind, place, was, is }: TreeDifference) =>
  ALLOWED.some(
    (each) =>
      each.kind === kind &&
      each.place.test(withoutPositions(place)) &&
      (each.value === undefined || each.value.test(was ?? is ?? ''))
  )
