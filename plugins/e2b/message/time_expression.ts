import type { Hl7Child } from '#plugins/e2b/message/hl7_types'
import type { MessageNode } from '#plugins/e2b/message/message_node'
import { copied, type XmlElement } from '#plugins/e2b/message/xml_element'

/**
 * Times of a dosage or an event (ICH guide, G.k.4.r.2 to 6 and E.i.4 to 6). In a message they are
 * an IVL_TS (low, width, high), a PIVL_TS (period), or several of them as parts of an SXPR_TS.
 * In the tree they are one node with low, width, high and period; here is the way between both.
 */
export const TIME_PARTS: readonly Hl7Child[] = ['low', 'width', 'high', 'period'].map((name) => ({
  name,
  mandatory: false,
}))
const TYPES = new Set(['SXPR_TS', 'IVL_TS', 'PIVL_TS'])
const PARTS = new Map([
  ['IVL_TS', ['low', 'width', 'high']],
  ['PIVL_TS', ['period']],
])

export function isTimeNode(node: MessageNode): boolean {
  return node.attributes['xsi:type'] === 'SXPR_TS'
}

export function isTimeType(type: string | undefined): boolean {
  return type !== undefined && TYPES.has(type)
}

/**
 * Brings the parts of all components directly below the element. A component that holds anything
 * else stays as it is, so that the reader reports it.
 */
export function flattenTime(element: XmlElement): XmlElement {
  const { 'xsi:type': type, ...attributes } = element.attributes
  const children =
    type === 'SXPR_TS' ? element.children.flatMap((child) => partsOf(child)) : element.children
  return copied(element, { attributes: { 'xsi:type': 'SXPR_TS', ...attributes }, children })
}

function partsOf(component: XmlElement): XmlElement[] {
  if (component.name !== 'comp') return [component]
  const { 'xsi:type': type = '', operator = 'I', ...others } = component.attributes
  const parts = PARTS.get(type)
  const isPlain =
    parts !== undefined &&
    (operator === 'A' || operator === 'I') &&
    Object.keys(others).length === 0 &&
    component.text.trim() === '' &&
    component.children.every(({ name }) => parts.includes(name))
  if (type === 'SXPR_TS') return component.children.flatMap((child) => partsOf(child))
  return isPlain ? component.children : [component]
}

export interface TimeComponent {
  type: string
  parts: MessageNode[]
}

/**
 * Which parts go together: the schema lets an interval have low and high, or a width and one of
 * them; a width beside both stands in a component of its own.
 */
export function timeComponents(parts: readonly MessageNode[]): TimeComponent[] {
  const named = (...names: string[]) => parts.filter(({ name }) => names.includes(name))
  const dates = named('low', 'high')
  const intervals = dates.length === 2 ? [dates, named('width')] : [named('low', 'width', 'high')]
  return [
    { type: 'PIVL_TS', parts: named('period') },
    ...intervals.map((interval) => ({ type: 'IVL_TS', parts: interval })),
  ].filter((component) => component.parts.length > 0)
}
