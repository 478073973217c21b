import { inflateRawSync, inflateSync } from 'node:zlib'

import type { Catalogue } from '#kernel/case/content/catalogue'
import { matchNode } from '#plugins/e2b/message/match'
import type { MessageNode } from '#plugins/e2b/message/message_node'
import { messageTree } from '#plugins/e2b/message/message_tree'
import { inOneFolder } from '#plugins/e2b/message/one_folder'
import { isSame, pairUp } from '#plugins/e2b/message/pair_up'
import { type Valueless, movedSiblings } from '#plugins/e2b/message/sibling_order'
import { pathOf, type XmlElement, xmlOf } from '#plugins/e2b/message/xml_element'

/**
 * What may differ between a message and the one that is written from it, and why it carries no
 * fact. Everything else is a fault. What no reader of XML sees (order of attributes, prefixes,
 * comments, space between elements) is not compared.
 */
export const ALLOWED = {
  order:
    'What names, codes and identifiers tell apart stands in the order of the schema and of the case; what is no row of the case stands behind the rows.',
  lines: 'Line breaks in Base64 are left out (RFC 4648): the document is the same.',
  packed: 'A compressed document is compressed anew: it unpacks to the same bytes.',
  folder:
    'Several organizers of one kind are written as one, as the first that holds anything says: an organizer is a folder.',
  added:
    'What the schema asks for at least once and the message did not have is added, empty or as a constant.',
} as const

export interface MessageDifference {
  /** Path in the message as it came; in the one that is written, for what was added. */
  place: string
  kind: 'lost' | 'added' | 'changed' | 'moved'
  was?: string
  /** Of what moved its path in the message that is written. */
  is?: string
  /** Why it carries no fact; absent: it should not be. */
  allowed?: keyof typeof ALLOWED
}

/**
 * Compares a message with the one that was written from it, node by node.
 * @param valueless which elements of the message that came give the case no value
 */
export function messageDifferences(
  before: XmlElement,
  after: XmlElement,
  catalogue: Catalogue,
  valueless: ReadonlyMap<XmlElement, Valueless> = new Map()
): MessageDifference[] {
  const found: Found = { differences: [], valueless }
  compare(before, after, messageTree(catalogue).root, found)
  return found.differences
}

interface Found {
  readonly differences: MessageDifference[]
  readonly valueless: ReadonlyMap<XmlElement, Valueless>
}

/** @param node what the elements are in the tree; undefined where it has nothing for them */
function compare(
  before: XmlElement,
  after: XmlElement,
  node: MessageNode | undefined,
  found: Found
) {
  const names = new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)])
  for (const name of names) {
    const [was, is] = [before.attributes[name], after.attributes[name]]
    if (was === is) continue
    found.differences.push({ place: `${pathOf(before)}/@${name}`, ...changeOf(was, is) })
  }
  compareText(before, after, found.differences)
  compareChildren(before, after, node, found)
}

function changeOf(was: string | undefined, is: string | undefined) {
  const kind = is === undefined ? 'lost' : was === undefined ? 'added' : 'changed'
  return { kind, was, is } as const
}

function compareText(before: XmlElement, after: XmlElement, found: MessageDifference[]) {
  // Around a text between elements space says nothing.
  const isMixed = [before, after].some(({ children }) => children.length > 0)
  const [was, is] = [before, after].map(({ text }) =>
    isMixed || text.trim() === '' ? text.trim() : text
  ) as [string, string]
  if (was === is) return
  const place = `${pathOf(before)}/text()`
  const change = changeOf(was || undefined, is || undefined)
  found.push({ place, ...change, ...allowedText(before, was, is) })
}

function allowedText(element: XmlElement, was: string, is: string) {
  if (element.attributes.representation !== 'B64') return {}
  if (was.replace(/\s+/g, '') === is.replace(/\s+/g, '')) return { allowed: 'lines' } as const
  const same = element.attributes.compression === 'DF' && unpack(was) === unpack(is)
  return same && unpack(was) !== undefined ? ({ allowed: 'packed' } as const) : {}
}

function unpack(text: string): string | undefined {
  const bytes = Buffer.from(text, 'base64')
  for (const inflate of [inflateRawSync, inflateSync]) {
    try {
      return inflate(bytes).toString('base64')
    } catch {
      // the other way, or none
    }
  }
  return undefined
}

function compareChildren(
  before: XmlElement,
  after: XmlElement,
  node: MessageNode | undefined,
  found: Found
) {
  const { children, merged } = inOneFolder(before, (child) => isValueless(child, found))
  for (const { folder, own } of merged) {
    found.differences.push({ place: pathOf(folder), kind: 'changed', allowed: 'folder' })
    for (const each of own) found.differences.push({ kind: 'lost', ...each })
  }
  const { pairs, lost, added } = pairUp(children, after.children)
  for (const [child, other] of pairs) {
    if (!isSame(child, other)) compare(child, other, nodeOf(other, after, node), found)
  }
  for (const child of lost) {
    found.differences.push({ place: pathOf(child), kind: 'lost', was: xmlOf(child) })
  }
  for (const child of added) {
    const forced = isForced(child, after, node) ? ({ allowed: 'added' } as const) : {}
    found.differences.push({ place: pathOf(child), kind: 'added', is: xmlOf(child), ...forced })
  }
  compareOrder(pairs, after, node, found)
}

const isValueless = (element: XmlElement, { valueless }: Found) =>
  valueless.has(element.copyOf ?? element)

function compareOrder(
  pairs: ReadonlyMap<XmlElement, XmlElement>,
  after: XmlElement,
  node: MessageNode | undefined,
  { differences, valueless }: Found
) {
  const positions = new Map(after.children.map((child, index) => [child, index]))
  const siblings = [...pairs].map(([element, other]) => ({
    ...{ element, other, position: positions.get(other)! },
    valueless: valueless.get(element.copyOf ?? element),
    get node() {
      return nodeOf(other, after, node)
    },
  }))
  for (const { sibling, isFact } of movedSiblings(siblings)) {
    const allowed = isFact ? {} : ({ allowed: 'order' } as const)
    const [place, is] = [pathOf(sibling.element), pathOf(sibling.other)]
    differences.push({ place, kind: 'moved', is, ...allowed })
  }
}

function nodeOf(child: XmlElement, parent: XmlElement, node: MessageNode | undefined) {
  return node && matchNode(node, child, ordinalsIn(parent).get(child)!)
}

const ordinals = new WeakMap<XmlElement, Map<XmlElement, number>>()

/** How many children of its name stand before each child: made once for all, there may be thousands. */
function ordinalsIn(parent: XmlElement): Map<XmlElement, number> {
  const known = ordinals.get(parent)
  if (known) return known
  const found = new Map<XmlElement, number>()
  for (const namesakes of Map.groupBy(parent.children, ({ name }) => name).values()) {
    namesakes.forEach((child, index) => found.set(child, index))
  }
  ordinals.set(parent, found)
  return found
}

/** Whether the schema asks for a child at least once, and the child says nothing. */
function isForced(child: XmlElement, parent: XmlElement, node: MessageNode | undefined): boolean {
  const isAsked = node?.childType(child.name)?.mandatory === true
  return isAsked && saysNothing(child, nodeOf(child, parent, node))
}

/** Whether an element and all below it hold constants of the message alone. */
function saysNothing(element: XmlElement, node: MessageNode | undefined): boolean {
  const isConstant = ([name, value]: [string, string]) =>
    node!.attributes[name] === value ||
    node!.slots.get(name)?.value === value ||
    node!.type?.attributes.some(([known, wanted]) => known === name && wanted === value)
  return (
    node !== undefined &&
    element.text.trim() === '' &&
    Object.entries(element.attributes).every(isConstant) &&
    element.children.every((child) => saysNothing(child, nodeOf(child, element, node)))
  )
}
