import { hash } from 'node:crypto'
import { inflateRawSync, inflateSync } from 'node:zlib'

import type { Catalogue } from '#kernel/content/catalogue'
import { matchNode } from '#plugins/e2b/message/match'
import type { MessageNode } from '#plugins/e2b/message/message_node'
import { messageTree } from '#plugins/e2b/message/message_tree'
import { pathOf, type XmlElement, xmlOf } from '#plugins/e2b/message/xml_element'

/**
 * What may differ between a message and the one that is written from it, and why it carries no
 * fact. Everything else is a fault. What no reader of XML sees (order of attributes, prefixes,
 * comments, space between elements) is not compared.
 */
export const ALLOWED = {
  order:
    'Elements beside each other stand in the order of the schema and of the case; which belongs to which is said by codes and identifiers.',
  lines: 'Line breaks in Base64 are left out (RFC 4648): the document is the same.',
  packed: 'A compressed document is compressed anew: it unpacks to the same bytes.',
  folder: 'Several organizers of one kind are written as one: an organizer is a folder.',
  added:
    'What the schema asks for at least once and the message did not have is added, empty or as a constant.',
} as const

export interface MessageDifference {
  /** Path in the message as it came; in the one that is written, for what was added. */
  place: string
  kind: 'lost' | 'added' | 'changed'
  was?: string
  is?: string
  /** Why it carries no fact; absent: it should not be. */
  allowed?: keyof typeof ALLOWED
}

/** Compares a message with the one that was written from it, node by node. */
export function messageDifferences(
  before: XmlElement,
  after: XmlElement,
  catalogue: Catalogue
): MessageDifference[] {
  const found: MessageDifference[] = []
  compare(before, after, messageTree(catalogue).root, found)
  return found
}

/** @param node what the elements are in the tree; undefined where it has nothing for them */
function compare(
  before: XmlElement,
  after: XmlElement,
  node: MessageNode | undefined,
  found: MessageDifference[]
) {
  const names = new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)])
  for (const name of names) {
    const [was, is] = [before.attributes[name], after.attributes[name]]
    if (was !== is) found.push({ place: `${pathOf(before)}/@${name}`, ...changeOf(was, is) })
  }
  compareText(before, after, found)
  compareChildren(before, after, node, found)
}

function changeOf(was: string | undefined, is: string | undefined) {
  const kind = is === undefined ? 'lost' : was === undefined ? 'added' : 'changed'
  return { kind, was, is } as const
}

function compareText(before: XmlElement, after: XmlElement, found: MessageDifference[]) {
  const [was, is] = [before, after].map(({ text, children }) =>
    children.length > 0 || text.trim() === '' ? text.trim() : text
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
  found: MessageDifference[]
) {
  const mine = withoutTwins(inOneFolder(before, found), after.children)
  const theirs = withoutTwins(after.children, before.children.length > 0 ? childrenOf(before) : [])
  const open = new Set(theirs)
  const lost = new Set(mine)
  // Documents may be packed otherwise: what is the same but for its text goes together first.
  for (const likeOf of [shapeOf, ({ name }: XmlElement) => name]) {
    const alike = Map.groupBy(open, likeOf)
    for (const child of lost) {
      const other = alike.get(likeOf(child))?.shift()
      if (other === undefined) continue
      lost.delete(child)
      open.delete(other)
      compare(child, other, nodeOf(other, after, node), found)
    }
  }
  for (const child of lost) found.push({ place: pathOf(child), kind: 'lost', was: xmlOf(child) })
  for (const child of open) {
    const forced = isForced(child, after, node) ? ({ allowed: 'added' } as const) : {}
    found.push({ place: pathOf(child), kind: 'added', is: xmlOf(child), ...forced })
  }
}

function nodeOf(child: XmlElement, parent: XmlElement, node: MessageNode | undefined) {
  const namesakes = parent.children.filter(({ name }) => name === child.name)
  return node && matchNode(node, child, namesakes.indexOf(child))
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

/** An element without its texts. */
function shapeOf({ name, attributes, children }: XmlElement): string {
  return digest([name, Object.entries(attributes).sort(), children.map(shapeOf).sort()])
}

/** The elements that have no equal among the others, which stand in any order. */
function withoutTwins(elements: readonly XmlElement[], others: readonly XmlElement[]) {
  const counts = new Map<string, number>()
  for (const other of others) {
    const key = keyOf(other)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return elements.filter((element) => {
    const key = keyOf(element)
    const count = counts.get(key) ?? 0
    if (count > 0) counts.set(key, count - 1)
    return count === 0
  })
}

const keys = new WeakMap<XmlElement, string>()

/** What an element says, whatever the order of what stands in it. */
function keyOf(element: XmlElement): string {
  let key = keys.get(element)
  if (key === undefined) {
    const { name, attributes, text, children } = element
    const own = children.length > 0 || text.trim() === '' ? text.trim() : text
    key = digest([
      name,
      Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1)),
      own,
      children.map(keyOf).sort(),
    ])
    keys.set(element, key)
  }
  return key
}

const merged = new WeakMap<XmlElement, XmlElement[]>()

function childrenOf(element: XmlElement): XmlElement[] {
  return merged.get(element) ?? element.children
}

/** The children of an element, organizers of one kind put together. */
function inOneFolder(element: XmlElement, found: MessageDifference[]): XmlElement[] {
  const folders = new Map<string, XmlElement>()
  const children: XmlElement[] = []
  for (const child of element.children) {
    const organizer = child.children.find(({ name }) => name === 'organizer')
    const code = organizer?.children.find(({ name }) => name === 'code')?.attributes
    const kind = code && `${code.code} ${code.codeSystem}`
    const first = kind === undefined ? undefined : folders.get(kind)
    if (organizer && first) {
      found.push({ place: pathOf(child), kind: 'changed', allowed: 'folder' })
      const folder = first.children.find(({ name }) => name === 'organizer')!
      const components = organizer.children.filter(({ name }) => name !== 'code')
      folder.children = [...folder.children, ...components]
      continue
    }
    // A folder is copied: what is put into it must not stand in the message that was read.
    const own = organizer
      ? {
          ...child,
          children: child.children.map((each) => ({ ...each, children: [...each.children] })),
        }
      : child
    if (kind !== undefined) folders.set(kind, own)
    children.push(own)
  }
  merged.set(element, children)
  return children
}

/** One short text for nested ones, which would grow with every level. */
function digest(parts: unknown): string {
  return hash('sha1', JSON.stringify(parts), 'base64')
}
