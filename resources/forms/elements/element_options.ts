import type { Catalogue } from '#kernel/case/content/catalogue'
import type { Words } from '#kernel/language/words'

/** An element or a group that the trail can be asked about. */
export interface ElementOption {
  id: string
  name: Words
}

/** Elements and repeating groups of a case in the order of the guide; the message header has no trail. */
export function elementOptions(catalogue: Catalogue): ElementOption[] {
  const entries = [...catalogue.elements, ...catalogue.groups.filter(({ repeats }) => repeats)]
  return entries
    .filter(({ id }) => !id.startsWith('N.'))
    .map(({ id }) => ({ id, name: catalogue.nameOf(id) }))
    .sort((a, b) => catalogue.compareKeys(a.id.replaceAll('.', '_'), b.id.replaceAll('.', '_')))
}

/** Options whose number begins with the text, then those whose name holds every word of it. */
export function searchElements(options: readonly ElementOption[], text: string): ElementOption[] {
  const typed = text.trim().toLowerCase().replaceAll('_', '.')
  if (!typed) return [...options]
  const words = typed.split(/\s+/)
  const byNumber = options.filter(({ id }) => id.toLowerCase().startsWith(typed))
  const byName = options.filter(({ name }) => {
    const names = `${name.en} ${name.zh}`.toLowerCase()
    return words.every((word) => names.includes(word))
  })
  return [...new Set([...byNumber, ...byName])]
}
