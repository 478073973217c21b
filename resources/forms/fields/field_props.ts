import type { ElementDefinition } from '#kernel/case/content/element_definition'
import type { Leaf } from '#kernel/case/content/leaf'
import type { ElementField } from '#kernel/case/forms/page_layout'
import type { PanelContext } from '#resources/forms/panel/panel_context'

/** What every widget gets: it shows one leaf and tells what became of it. */
export interface WidgetProps {
  /** id of the box to type in; the label names it. */
  id: string
  element: ElementDefinition
  field: ElementField
  leaf: Leaf | undefined
  /** Takes the new leaf; nothing empties the element. */
  onLeaf: (leaf: Leaf | undefined) => void
  /** Another element of the same level that this widget shows too (unit, version). */
  siblingOf: (element: string) => Leaf | undefined
  onSibling: (element: string, leaf: Leaf | undefined) => void
  context: PanelContext
  /** Tells under the field that a text was typed which is not taken; nothing takes that back. */
  onRefuse: (text: string | undefined) => void
  /** How the rules see the field: all of its elements together. */
  state: BoxState
  /** Whether the rules find an error at this one of the elements. */
  isWrong: (element: string) => boolean
  describedBy?: string
}

/** How the box is drawn: as it is, or in the colour of its gravest finding. */
export type BoxState = 'plain' | 'error' | 'warning'
