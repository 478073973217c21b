import { createHash } from 'node:crypto'

import type { PlainNode } from '#tests/comparison/plain_tree'

/** One thing that is not the same in two messages. */
export interface TreeDifference {
  readonly kind: 'lost' | 'added' | 'changed' | 'moved'
  /** Names from the root, with a position where several bear one name: `/a/b[2]/@code`. */
  readonly place: string
  /** What stood there and what stands there, as text; of a node its own attributes and texts. */
  readonly was?: string
  readonly is?: string
  /** Of what was moved: its name, and the code that says what it is. */
  readonly what?: string
  /** Of what was moved: the place of one that it stood behind and now stands before. */
  readonly past?: string
}

/** Compares two messages node by node, from the root. */
export function compareTrees(before: PlainNode, after: PlainNode): TreeDifference[] {
  if (before.name !== after.name) {
    return [{ kind: 'changed', place: '/', was: before.name, is: after.name }]
  }
  return [...compareNodes(before, after)]
}

function* compareNodes(before: PlainNode, after: PlainNode): Generator<TreeDifference> {
  const { place } = before
  yield* compareAttributes(before, after)
  const isMixed = before.children.length > 0 || after.children.length > 0
  const [was, is] = [before, after].map(({ texts }) =>
    texts.map((text) => (isMixed ? text.trim() : text)).join('\n')
  ) as [string, string]
  if (was !== is) yield told(`${place}/text()`, was || undefined, is || undefined)
  yield* compareChildren(before.children, after.children)
}

function* compareAttributes(before: PlainNode, after: PlainNode): Generator<TreeDifference> {
  for (const name of new Set([...before.attributes.keys(), ...after.attributes.keys()])) {
    const [was, is] = [before.attributes.get(name), after.attributes.get(name)]
    if (was !== is) yield told(`${before.place}/@${name}`, was, is)
  }
}

const told = (place: string, was?: string, is?: string): TreeDifference => {
  if (is === undefined) return { kind: 'lost', place, was }
  if (was === undefined) return { kind: 'added', place, is }
  return { kind: 'changed', place, was, is }
}

/** Pairs children that are the same, then those that are most alike; what is left was lost or added. */
function* compareChildren(
  before: readonly PlainNode[],
  after: readonly PlainNode[]
): Generator<TreeDifference> {
  const pairs = pairUp(before, after)
  const paired = new Set(pairs.values())
  const added = after.flatMap((_, index) => (paired.has(index) ? [] : index))
  for (const [index, node] of before.entries()) {
    const there = pairs.get(index)
    if (there !== undefined) {
      yield* compareNodes(node, after[there]!)
      continue
    }
    yield* wholeNode('lost', node)
  }
  for (const index of added) yield* wholeNode('added', after[index]!)
  yield* moves(before, pairs)
}

/**
 * Nodes of one kind that stand in another order. That of different kinds says nothing: what a node
 * is tells its code, and where it may stand tells the schema.
 */
function* moves(
  before: readonly PlainNode[],
  pairs: ReadonlyMap<number, number>
): Generator<TreeDifference> {
  const furthest = new Map<string, { there: number; place: string }>()
  for (const [index, there] of [...pairs].sort(([a], [b]) => a - b)) {
    const { place } = before[index]!
    const kind = kindOf(before[index]!)
    const last = furthest.get(kind)
    if (last === undefined || there > last.there) furthest.set(kind, { there, place })
    else
      yield {
        ...{ kind: 'moved', place, past: last.place },
        ...{ was: `${index}`, is: `${there}`, what: kind },
      }
  }
}

/** What a node is: its name, and the code of itself or of the one thing that it leads to. */
function kindOf(node: PlainNode): string {
  const code = codeOf(node)
  if (code !== undefined) return `${node.name} ${code}`
  const [only, ...others] = node.children
  return others.length === 0 && only ? `${node.name}/${kindOf(only)}` : node.name
}

/** A node that has no counterpart, with each fact that it holds. */
function* wholeNode(kind: 'lost' | 'added', node: PlainNode): Generator<TreeDifference> {
  const { place } = node
  const side = kind === 'lost' ? 'was' : 'is'
  yield { kind, place, [side]: node.name }
  for (const [name, value] of node.attributes)
    yield { kind, place: `${place}/@${name}`, [side]: value }
  const text = node.texts.join('\n')
  if (text !== '') yield { kind, place: `${place}/text()`, [side]: text }
  for (const child of node.children) yield* wholeNode(kind, child)
}

/** Which child of `before` is which of `after`: equal ones, then by likeness, both in order. */
function pairUp(before: readonly PlainNode[], after: readonly PlainNode[]): Map<number, number> {
  const pairs = new Map<number, number>()
  const free = new Set(after.keys())
  const pair = (index: number, there: number) => {
    pairs.set(index, there)
    free.delete(there)
  }
  const equal = Map.groupBy(after.keys(), (there) => printOf(after[there]!))
  for (const [index, node] of before.entries()) {
    const there = equal.get(printOf(node))?.shift()
    if (there !== undefined) pair(index, there)
  }
  for (const least of [0.5, 0.25, 0]) {
    for (const [index, node] of before.entries()) {
      if (pairs.has(index)) continue
      const likely = [...free]
        .filter((each) => after[each]!.name === node.name)
        .map((each) => ({ each, likeness: likeness(node, after[each]!) }))
        .filter((found) => found.likeness >= least)
        .sort((a, b) => b.likeness - a.likeness || a.each - b.each)[0]
      if (likely) pair(index, likely.each)
    }
  }
  return pairs
}

/** Share of the facts of two nodes that both hold; a code that tells what the node is counts most. */
function likeness(one: PlainNode, other: PlainNode): number {
  const [mine, theirs] = [factsOf(one), factsOf(other)]
  const common = [...mine].filter((fact) => theirs.has(fact)).length
  const share = common / Math.max(1, mine.size, theirs.size)
  const isOther = codeOf(one) !== codeOf(other)
  return isOther ? share / 4 : share
}

const codeOf = ({ children }: PlainNode) =>
  children.find(({ name }) => name === 'code')?.attributes.get('code')

const facts = new WeakMap<PlainNode, ReadonlySet<number>>()

function factsOf(node: PlainNode): ReadonlySet<number> {
  const known = facts.get(node)
  if (known) return known
  const found = new Set<number>()
  for (const [name, value] of node.attributes) found.add(numberOf(`${node.name}@${name}=${value}`))
  for (const text of node.texts) found.add(numberOf(`${node.name}=${text}`))
  for (const child of node.children) for (const fact of factsOf(child)) found.add(fact)
  facts.set(node, found)
  return found
}

const prints = new WeakMap<PlainNode, number>()

/** The same number for what is the same letter by letter, with the order of its children. */
export function printOf(node: PlainNode): number {
  let print = prints.get(node)
  if (print === undefined) {
    const { name, attributes, texts, children } = node
    print = numberOf(JSON.stringify([name, [...attributes], texts, children.map(printOf)]))
    prints.set(node, print)
  }
  return print
}

const numbers = new Map<string, number>()

/** A number for a text; the same text has the same one. Long ones are kept as a digest. */
function numberOf(text: string): number {
  const key = text.length > 200 ? createHash('sha256').update(text).digest('base64') : text
  const number = numbers.get(key) ?? numbers.size
  numbers.set(key, number)
  return number
}
