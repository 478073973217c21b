import type { MessageNode } from '#plugins/e2b/message/message_node'
import type { XmlElement } from '#plugins/e2b/message/xml_element'

/** Attributes of every HL7 act, role and participation: they say how, never what. */
export const STRUCTURAL = new Set(['classCode', 'moodCode', 'typeCode', 'determinerCode'])

/** What goes along with a code: read with it, or decoration of a code that we know. */
const COMPANIONS = new Set(['codeSystem', 'codeSystemVersion', 'codeSystemName', 'displayName'])

/** Attributes without content of their own. */
const SILENT = new Set(['xsi:schemaLocation', 'xsi:type'])

/** Attributes that say nothing when they have this value, which is also the default. */
const DEFAULTS: Record<string, string> = {
  mediaType: 'text/plain',
  representation: 'TXT',
  inclusive: 'true',
}

/** Whether an attribute belongs to the message itself or to what the reader has already taken. */
export function isExpected(node: MessageNode, element: XmlElement, name: string): boolean {
  const value = element.attributes[name]
  if (SILENT.has(name) || DEFAULTS[name] === value || node.attributes[name] === value) return true
  if (COMPANIONS.has(name)) return isCompanion(node, element, name)
  if (name === 'extension') return isIdentifier(node)
  return isConstant(node, name, value)
}

/** Whether an attribute has the one value that it may have there. */
export function isConstant({ attributes, type }: MessageNode, name: string, value?: string) {
  const isOfType = type?.attributes.some(([known, wanted]) => known === name && wanted === value)
  return attributes[name] === value || isOfType === true
}

function isCompanion(node: MessageNode, element: XmlElement, name: string): boolean {
  const code = node.slots.get('code')
  if (code?.kind === 'element') return Boolean(element.attributes.code)
  return name !== 'codeSystem' && (code?.kind === 'constant' || 'code' in node.attributes)
}

/** The extension of a row's identifier is read together with its root. */
function isIdentifier(node: MessageNode): boolean {
  const kind = node.slots.get('root')?.kind
  return kind === 'identity' || kind === 'reference'
}

/** A part that the schema knows and that says nothing, like `<productInstanceInstance .../>`. */
export function isEmptyPart(parent: MessageNode, element: XmlElement): boolean {
  return (
    parent.type?.children.some(({ name }) => name === element.name) === true &&
    element.children.length === 0 &&
    element.text.trim() === '' &&
    Object.keys(element.attributes).every((name) => STRUCTURAL.has(name))
  )
}
