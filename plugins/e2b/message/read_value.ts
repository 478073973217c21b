import type { Catalogue } from '#kernel/case/content/catalogue'
import { fromTimestamp } from '#kernel/case/content/hl7_timestamp'
import type { CodedLeaf, Leaf } from '#kernel/case/content/leaf'
import type { Slot } from '#plugins/e2b/message/slot'
import type { XmlElement } from '#plugins/e2b/message/xml_element'

/**
 * The leaf for a value of the message, or undefined when it is none that the element can hold
 * (then the reader reports it). Values are never changed: a date that is no date stays as it came.
 */
export function readValue(slot: Slot, text: string, element: XmlElement, catalogue: Catalogue) {
  const { type } = slot.element!
  if (slot.attribute === 'code') return readCode(slot, text, element, catalogue)
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined
  if (type === 'date') return fromTimestamp(text)
  const value = slot.node.prefix ? withoutPrefix(text, slot.node.prefix) : text
  return value === '' ? undefined : value
}

/**
 * A code in the system that the element asks for is a plain text. Another system, and a name or a
 * version that our own list cannot give (licensed dictionaries), are kept beside it.
 */
function readCode(
  { node, element: definition }: Slot,
  code: string,
  element: XmlElement,
  catalogue: Catalogue
): Leaf | undefined {
  if (code === '') return undefined
  const { codeSystem, codeSystemVersion, displayName } = element.attributes
  const isForeign =
    codeSystem !== undefined && codeSystem !== (node.attributes.codeSystem ?? definition!.oid)
  const list = catalogue.codeList(definition!.codeList)
  const isKnown = !isForeign && list?.codes.some((each) => each.code === code)
  const leaf: CodedLeaf = { value: code }
  if (isForeign) leaf.codeSystem = codeSystem
  if (!isKnown && codeSystemVersion !== undefined && !node.slots.has('codeSystemVersion')) {
    leaf.codeSystemVersion = codeSystemVersion
  }
  if (!isKnown && displayName !== undefined && displayName !== '') leaf.displayName = displayName
  return Object.keys(leaf).length === 1 ? code : leaf
}

function withoutPrefix(text: string, prefix: string): string {
  return text.toLowerCase().startsWith(prefix) ? text.slice(prefix.length) : text
}
