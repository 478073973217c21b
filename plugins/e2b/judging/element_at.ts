import type { XmlElement } from '#plugins/e2b/message/xml_element'

/** The element that a path of `pathOf` leads to, as far as it goes: attributes and text are no elements. */
export function elementAt(root: XmlElement, path: string): XmlElement {
  let at = root
  for (const step of path.split('/').slice(2)) {
    const [, name, position = '1'] = /^(.+?)(?:\[(\d+)\])?$/.exec(step) ?? []
    const next = at.children.filter((child) => child.name === name)[Number(position) - 1]
    if (next === undefined) break
    at = next
  }
  return at
}
