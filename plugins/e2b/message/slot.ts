import type { ElementDefinition } from '#kernel/case/content/element_definition'
import type { MessageNode } from '#plugins/e2b/message/message_node'

/** A value that a node carries in one of its attributes or as its text. */
export interface Slot {
  node: MessageNode
  /** Name of the attribute, `#text` for the text. */
  attribute: string
  kind: 'element' | 'constant' | 'identity' | 'reference' | 'mirror'
  /** Key in the content: of the element, of the group (identity), of the mirrored element. */
  key: string
  element?: ElementDefinition
  /** Elements of other regions with the same place. */
  also?: ElementDefinition[]
  /** The element belongs to the header (N.*). */
  header?: boolean
  /** Text of a constant; with an element, what stands there when the element is empty. */
  value?: string
  /** Group whose row a reference takes its identifier from. */
  group?: string
}
