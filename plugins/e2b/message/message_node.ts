import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { type Hl7Type, hl7Type } from '#plugins/e2b/message/hl7_types'
import type { Attributes, PathTest, Step } from '#plugins/e2b/message/place'
import type { Slot } from '#plugins/e2b/message/slot'

/** How a reader finds the row that a node belongs to. */
export interface Join {
  test: PathTest
  /** Key of the group whose row is looked for. */
  group: string
  /** The reference that the row holds; absent when the row itself carries the identifier. */
  key?: string
}

/** One element of the message as it may occur: all elements of the catalogue merged into a tree. */
export class MessageNode {
  readonly name: string
  /** Fixed attributes, from the place. */
  readonly attributes: Attributes
  readonly tests: readonly PathTest[]
  readonly prefix: string | undefined
  readonly position: number | undefined
  readonly children: MessageNode[] = []
  readonly childrenByName = new Map<string, MessageNode[]>()
  /** Values in attributes and text, by attribute name (`#text`). */
  readonly slots = new Map<string, Slot>()
  /** Groups whose rows start here, outermost first; the node occurs once for each row. */
  rows: string[] = []
  readonly joins: Join[] = []
  /** Written whenever its parent is: a constant or something that tells the parent apart. */
  always = false
  /** Found when reading, never written. */
  readOnly = false
  type?: Hl7Type
  typeName?: string
  /** Name among all nodes that may stand for the same row: what was kept beside a case hangs on it. */
  anchor = ''
  /** Place among the children of the parent, from the schema. */
  order = 0
  /** Taken only for what fits exactly; what fits somehow is left to the ICH elements. */
  exactOnly = false

  constructor(
    readonly id: number,
    step: Step,
    readonly parent: MessageNode | undefined
  ) {
    this.name = step.name
    this.attributes = { ...step.attributes }
    this.tests = step.tests
    this.prefix = step.prefix
    this.position = step.position
    if (parent === undefined) return
    parent.children.push(this)
    parent.childrenByName.set(this.name, [...parent.namesakes(this.name), this])
  }

  /** Children of a name, those that say most about themselves first. */
  namesakes(name: string): readonly MessageNode[] {
    return this.childrenByName.get(name) ?? []
  }

  /** An organizer is a folder: several of one kind are read as one. */
  get isFolder(): boolean {
    return this.name === 'organizer' || this.childrenByName.has('organizer')
  }

  /** The elements whose values stand here or below. */
  get elements(): ElementDefinition[] {
    const own = [...this.slots.values()].flatMap(({ element }) => element ?? [])
    return [...own, ...this.children.flatMap((child) => child.elements)]
  }

  /** How much tells the node apart from its neighbours. */
  get specificity(): number {
    const wanted = [this.attributes, ...this.tests.flatMap(({ steps }) => steps.map(attributesOf))]
    return wanted.reduce((sum, each) => sum + Object.keys(each).length, this.tests.length)
  }

  /** What the schema says of a child of this name, with its place in the order; undefined: nothing. */
  childType(name: string): { order: number; mandatory: boolean; several: boolean } | undefined {
    const order = this.type?.children.findIndex((child) => child.name === name) ?? -1
    if (order < 0) return undefined
    const { mandatory, several = false } = this.type!.children[order]!
    return { order, mandatory, several }
  }

  setType(name: string | undefined) {
    this.typeName = name
    this.type = hl7Type(name)
  }

  /** Whether a step of a place may mean this node: it asks for nothing that the node has not. */
  isMeantBy(step: Step): boolean {
    return (
      this.prefix === step.prefix &&
      this.position === step.position &&
      keyOf(this.tests) === keyOf(step.tests) &&
      Object.entries(step.attributes).every(([name, value]) => this.attributes[name] === value)
    )
  }
}

function attributesOf({ attributes }: { attributes: Attributes }): Attributes {
  return attributes
}

function keyOf(tests: readonly PathTest[]): string {
  return tests
    .map((test) => JSON.stringify(test))
    .sort()
    .join()
}

/** Whether a node holds the identifier of its row. */
export function namesRow({ slots }: MessageNode): boolean {
  return slots.get('root')?.kind === 'identity'
}
