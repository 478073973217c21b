export const HL7 = 'urn:hl7-org:v3'

/** An element of a message as plain data: fast to walk, and free of the parser's memory. */
export interface XmlElement {
  /** Local name; elements outside the HL7 namespace are called `{namespace}name`. */
  name: string
  /** `xsi:type`, `xml:lang`, `{namespace}name` or the plain name. */
  attributes: Record<string, string>
  children: XmlElement[]
  /** All text directly inside, comments left out. */
  text: string
  /** Text and children in order, only where an element holds both. */
  mixed?: (XmlElement | string)[]
  parent?: XmlElement
  /** The element of the message that this one stands for. */
  copyOf?: XmlElement
}

/** An element that stands for another one, where that is taken apart or put together. */
export function copied(element: XmlElement, changes: Partial<XmlElement>): XmlElement {
  return { ...element, copyOf: element.copyOf ?? element, ...changes }
}

/** Attributes of an element, none yet. They have no prototype: senders may call one `__proto__`. */
export function noAttributes(): Record<string, string> {
  return Object.create(null) as Record<string, string>
}

/** Path of an element from the root, with positions where several have the same name. */
export function pathOf(element: XmlElement): string {
  const { parent } = element
  if (parent === undefined) return `/${element.name}`
  return `${pathOf(parent)}/${stepsBelow(parent).get(element.copyOf ?? element)!}`
}

const known = new WeakMap<XmlElement, Map<XmlElement, string>>()

/** The last step of the path of each child: made once for all, there may be thousands. */
function stepsBelow(parent: XmlElement): Map<XmlElement, string> {
  const found = known.get(parent)
  if (found) return found
  const steps = new Map<XmlElement, string>()
  for (const [name, children] of Map.groupBy(parent.children, (child) => child.name)) {
    const isAlone = children.length === 1
    children.forEach((child, index) => steps.set(child, isAlone ? name : `${name}[${index + 1}]`))
  }
  known.set(parent, steps)
  return steps
}

/** The element as XML text, without the namespace declaration of HL7. */
export function xmlOf(element: XmlElement): string {
  const [, namespace, local] = /^\{(.*)\}(.*)$/.exec(element.name) ?? []
  const name = local ?? element.name
  const declaration = namespace ? ` xmlns="${escape(namespace)}"` : ''
  const attributes = Object.entries(element.attributes).map(attributeIn)
  const nodes = element.mixed ?? [
    ...(element.text.trim() ? [element.text] : []),
    ...element.children,
  ]
  const content = nodes
    .map((node) => (typeof node === 'string' ? escape(node) : xmlOf(node)))
    .join('')
  const start = `<${name}${declaration}${attributes.join('')}`
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`
}

/** An attribute with its namespace, without which it would be another one when it is read again. */
function attributeIn([name, value]: [string, string], index: number): string {
  const [, namespace] = /^\{(.+)\}/.exec(name) ?? []
  const attribute = attributeXml(name, value)
  if (namespace === undefined) return ` ${attribute}`
  return ` xmlns:n${index}="${escape(namespace)}" n${index}:${attribute}`
}

/** An attribute as XML text: `code="29"`. */
export function attributeXml(name: string, value: string): string {
  return `${name.replace(/^\{.*\}/, '')}="${escape(value, /[&<>"\t\n\r]/g)}"`
}

/** A parser would make other line ends of those in a text, and spaces of those in an attribute. */
function escape(text: string, special = /[&<>"\r]/g): string {
  return text.replace(special, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** The first element at the end of a path of names, or undefined. */
export function childAt(element: XmlElement, names: readonly string[]): XmlElement | undefined {
  let at: XmlElement | undefined = element
  for (const name of names) at = at?.children.find((child) => child.name === name)
  return at
}
