import type { MessageNode } from '#plugins/e2b/message/message_node'
import { copied, type XmlElement } from '#plugins/e2b/message/xml_element'

/**
 * Value of a test with its qualifier (F.r.3.2). In the message an IVL_PQ: `center` for an exact
 * value, `low` with a `high` of PINF for more than, `high` with a `low` of NINF for less than. In
 * the content one text: `10`, `>10`, `>=10`, `<10`, `<=10`; NINF and PINF alone are null flavours.
 */
const QUALIFIED = /^(<=|>=|<|>)\s*(.*)$/s
const TYPES = new Set(['IVL_PQ', 'PQ'])

export interface Bound {
  name: 'center' | 'low' | 'high'
  attributes: Record<string, string>
}

export function isTestValueNode(node: MessageNode): boolean {
  return node.attributes['xsi:type'] === 'IVL_PQ'
}

export function isTestValueType(type: string | undefined): boolean {
  return type !== undefined && TYPES.has(type)
}

/** Brings an IVL_PQ or PQ into the form with a `center` whose value carries the qualifier. */
export function flattenTestValue(element: XmlElement): XmlElement {
  const { 'xsi:type': type, ...attributes } = element.attributes
  const base = copied(element, { attributes: { 'xsi:type': 'IVL_PQ', ...attributes } })
  if (type === 'PQ') {
    const { value, unit, nullFlavor, ...others } = attributes
    const center = withoutEmpty({ value, unit, nullFlavor })
    return {
      ...base,
      attributes: { 'xsi:type': 'IVL_PQ', ...others },
      children: [
        ...element.children,
        copied(element, { attributes: center, children: [], text: '', name: 'center' }),
      ],
    }
  }
  const low = element.children.find(({ name }) => name === 'low')
  const high = element.children.find(({ name }) => name === 'high')
  const others = element.children.filter((child) => child !== low && child !== high)
  const center = boundToCenter(low, high)
  return center ? { ...base, children: [...others, center] } : base
}

function boundToCenter(low?: XmlElement, high?: XmlElement): XmlElement | undefined {
  if (low?.attributes.value !== undefined && isOpen(high, 'PINF')) return qualified(low, '>')
  if (high?.attributes.value !== undefined && isOpen(low, 'NINF')) return qualified(high, '<')
  const only = low === undefined ? high : high === undefined ? low : undefined
  return only && only.attributes.value === undefined ? copied(only, { name: 'center' }) : undefined
}

/** The other bound says nothing but that there is none. */
function isOpen(bound: XmlElement | undefined, nullFlavor: string): boolean {
  if (bound === undefined) return true
  const { nullFlavor: found, inclusive: _, ...others } = bound.attributes
  return found === nullFlavor && Object.keys(others).length === 0
}

function qualified(bound: XmlElement, sign: string): XmlElement {
  const { value, inclusive = 'true', ...others } = bound.attributes
  const qualifier = inclusive === 'false' ? sign : `${sign}=`
  return copied(bound, { name: 'center', attributes: { ...others, value: `${qualifier}${value}` } })
}

/** The bounds to write for the attributes of a `center`. */
export function boundsOf(center: Record<string, string>): Bound[] {
  const { value, nullFlavor, ...others } = center
  if (nullFlavor === 'NINF') return [{ name: 'low', attributes: center }]
  if (nullFlavor === 'PINF') return [{ name: 'high', attributes: center }]
  const [, qualifier, number] = QUALIFIED.exec(value ?? '') ?? []
  if (qualifier === undefined) return [{ name: 'center', attributes: center }]
  const inclusive = qualifier.endsWith('=') ? 'true' : 'false'
  const attributes = { ...others, value: number!, inclusive }
  return qualifier.startsWith('>')
    ? [
        { name: 'low', attributes },
        { name: 'high', attributes: { nullFlavor: 'PINF' } },
      ]
    : [
        { name: 'low', attributes: { nullFlavor: 'NINF' } },
        { name: 'high', attributes },
      ]
}

function withoutEmpty(attributes: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined)
  )
}
