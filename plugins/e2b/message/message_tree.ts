import { type Catalogue, isHeader } from '#kernel/case/content/catalogue'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { toKey } from '#kernel/case/content/element_id'
import { completeTree } from '#plugins/e2b/message/complete_tree'
import { nameAnchors } from '#plugins/e2b/message/name_anchors'
import { NodeMaker } from '#plugins/e2b/message/node_maker'
import type { MessageNode } from '#plugins/e2b/message/message_node'
import { messagePlaces } from '#plugins/e2b/message/message_places'
import { PlaceError } from '#plugins/e2b/message/place'
import type { Slot } from '#plugins/e2b/message/slot'
import { REPORT, walkPlace } from '#plugins/e2b/message/walk_place'

const ROOT = 'MCCI_IN200100UV01'
const trees = new WeakMap<Catalogue, MessageTree>()

/** The message of a catalogue, compiled once. */
export function messageTree(catalogue: Catalogue): MessageTree {
  let tree = trees.get(catalogue)
  if (tree === undefined) {
    tree = new MessageTree(catalogue)
    trees.set(catalogue, tree)
  }
  return tree
}

/**
 * All places of a catalogue merged into one tree, in the order of the schema. Reader and writer
 * walk it: what has a place is read and written, whoever brought the element.
 */
export class MessageTree {
  readonly root: MessageNode
  /** Slots of each element, by key. */
  readonly slotsOf = new Map<string, Slot[]>()
  /** Nodes that hold the identifiers of rows. */
  readonly identities: MessageNode[] = []
  readonly #maker: NodeMaker

  constructor(catalogue: Catalogue) {
    this.#maker = new NodeMaker(catalogue)
    this.root = this.#maker.make(undefined, {
      name: ROOT,
      attributes: {},
      tests: [],
      repeats: false,
    })
    this.root.setType(ROOT)
    for (const element of catalogue.elements) {
      if (typeof element.place === 'string') this.#addElement(element, element.place)
    }
    this.#addAlternatives(catalogue)
    this.#addIdentities(catalogue)
    this.#addConstants()
    this.#addMirrors()
    completeTree(this.root, this.#maker)
    nameAnchors(this.root)
  }

  /** Number of nodes; their ids run from 0. */
  get size(): number {
    return this.#maker.count
  }

  #addElement(element: ElementDefinition, place: string, readOnly = false) {
    const groups = groupsOf(element)
    const found = walkPlace(place, this.root, this.#maker, groups, readOnly)
    const { node, attribute, level } = found
    const key = toKey(element.id)
    const taken = node.slots.get(attribute)
    if (taken?.kind === 'reference') return this.#remember(key, taken)
    if (level.length > groups.length)
      throw new PlaceError(`${element.id} stands too deep: ${place}`)
    if (taken?.element && taken.element.profile !== element.profile) {
      taken.also = [...(taken.also ?? []), element]
      return this.#remember(key, taken)
    }
    if (taken) throw new PlaceError(`${element.id} and ${taken.key} have the same place: ${place}`)
    const header = isHeader(element.id)
    this.#remember(key, put({ node, attribute, kind: 'element', key, element, header }))
  }

  #remember(key: string, slot: Slot) {
    this.slotsOf.set(key, [...(this.slotsOf.get(key) ?? []), slot])
  }

  #addAlternatives(catalogue: Catalogue) {
    for (const [id, places] of Object.entries(messagePlaces.alternatives)) {
      const element = catalogue.element(id)
      for (const place of element ? places : []) this.#addElement(element!, place, true)
    }
  }

  #addIdentities(catalogue: Catalogue) {
    for (const [group, place] of Object.entries(messagePlaces.identities)) {
      if (!catalogue.group(group)) continue
      const { node, attribute } = walkPlace(place, this.root, this.#maker)
      put({ node, attribute, kind: 'identity', key: toKey(group) })
      this.identities.push(node)
    }
  }

  #addConstants() {
    for (const [place, value] of Object.entries(messagePlaces.constants)) {
      const { node, attribute } = walkPlace(place, this.root, this.#maker)
      alwaysFrom(node)
      if (node.attributes[attribute] === value) continue
      const taken = node.slots.get(attribute)
      if (taken) taken.value = value
      else put({ node, attribute, kind: 'constant', key: '', value })
    }
  }

  #addMirrors() {
    for (const [place, id] of Object.entries(messagePlaces.mirrors)) {
      const { node, attribute } = walkPlace(place, this.root, this.#maker)
      if (!node.slots.has(attribute)) put({ node, attribute, kind: 'mirror', key: toKey(id) })
    }
  }
}

function put(slot: Slot): Slot {
  slot.node.slots.set(slot.attribute, slot)
  return slot
}

function groupsOf(element: ElementDefinition): string[] {
  if (!isHeader(element.id)) return [REPORT, ...element.path]
  return element.id.startsWith(REPORT) ? [REPORT] : []
}

/** A constant is written with the nearest node above it that holds anything else. */
function alwaysFrom(node: MessageNode) {
  node.always = true
  for (let at: MessageNode | undefined = node; at && !holdsValues(at); at = at.parent) {
    at.always = true
  }
}

function holdsValues(node: MessageNode): boolean {
  if (node.parent === undefined || node.rows.length > 0) return true
  if ([...node.slots.values()].some(({ kind }) => kind !== 'constant')) return true
  return node.children.some(holdsValues)
}
