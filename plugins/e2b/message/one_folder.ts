import { STRUCTURAL } from '#plugins/e2b/message/expected_attributes'
import { childAt, copied, pathOf, type XmlElement } from '#plugins/e2b/message/xml_element'

interface InOneFolder {
  readonly children: readonly XmlElement[]
  /** The folders whose contents went into the first of their kind, with what they alone say of themselves. */
  readonly merged: readonly { readonly folder: XmlElement; readonly own: readonly Own[] }[]
}

/** An attribute or a text that a further folder, or its code, has and the first one has not. */
interface Own {
  readonly place: string
  readonly was: string
}

/**
 * The children of an element, organizers of one kind put together.
 * @param isKept whether a folder stands beside the case in one piece: nothing of it went into others
 */
export function inOneFolder(
  element: XmlElement,
  isKept: (folder: XmlElement) => boolean
): InOneFolder {
  const folders = new Map<string, XmlElement>()
  const children: XmlElement[] = []
  const merged: InOneFolder['merged'][number][] = []
  for (const child of element.children) {
    const organizer = isKept(child) ? undefined : organizerOf(child)
    const code = organizer?.children.find(({ name }) => name === 'code')?.attributes
    const kind = code && `${code.code} ${code.codeSystem}`
    const first = kind === undefined ? undefined : folders.get(kind)
    if (organizer && first) {
      merged.push({ folder: child, own: [...ownOf(child, first)] })
      const components = organizer.children.filter(({ name }) => name !== 'code')
      organizerOf(first)!.children.push(...components)
      continue
    }
    // A folder is copied: what is put into it must not stand in the message that was read.
    const own = organizer ? folderLike(child) : child
    if (kind !== undefined) folders.set(kind, own)
    children.push(own)
  }
  return { children, merged }
}

/** What a folder says of itself: it, the organizer in it, and the code of that. */
function* ownOf(folder: XmlElement | undefined, first: XmlElement | undefined): Generator<Own> {
  if (!folder || !first) return
  const place = pathOf(folder)
  const was = folder.text.trim()
  if (was !== '' && was !== first.text.trim()) yield { place: `${place}/text()`, was }
  for (const [name, value] of Object.entries(folder.attributes)) {
    const ofFirst = first.attributes[name]
    // What an act or a role is says nothing where the first was without it.
    if (ofFirst === value || (ofFirst === undefined && STRUCTURAL.has(name))) continue
    yield { place: `${place}/@${name}`, was: value }
  }
  for (const name of ['organizer', 'code'])
    yield* ownOf(childAt(folder, [name]), childAt(first, [name]))
}

const organizerOf = ({ children }: XmlElement) => children.find(({ name }) => name === 'organizer')

function folderLike(folder: XmlElement): XmlElement {
  const children = folder.children.map((each) => copied(each, { children: [...each.children] }))
  return copied(folder, { children })
}
