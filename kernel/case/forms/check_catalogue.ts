import type { CatalogueData, ElementDefinition } from '#kernel/case/content/element_definition'
import { FormSchemaError } from '#kernel/case/forms/refusal'
import type { Words } from '#kernel/language/words'

const TYPES = ['text', 'code', 'number', 'date', 'boolean', 'file', 'reference']

/** Refuses, with one plain sentence, the first entry of a catalogue that does not fit. */
export function checkCatalogue(data: CatalogueData): void {
  refuseTwice('code list', data.codeLists, () => 'form-schemas')
  refuseTwice('element', data.elements, originOf)
  refuseTwice('group', data.groups, originOf)
  const groups = new Map(data.groups.map((group) => [group.id, group]))
  const lists = new Set(data.codeLists.map((list) => list.id))
  for (const list of data.codeLists) checkWords(`The code list "${list.id}"`, list.name)
  for (const group of data.groups) {
    checkId(`group`, group.id)
    checkWords(`The group "${group.id}"`, group.name)
    checkGroups(`The group "${group.id}"`, group.group, group.path, (id) => groups.get(id)?.repeats)
  }
  const elements = new Map(data.elements.map((element) => [element.id, element]))
  for (const element of data.elements) {
    checkElement(element, lists)
    checkKept(element, elements)
    checkGroups(`The element "${element.id}"`, element.group, element.path, (id) =>
      id === element.id ? true : groups.get(id)?.repeats
    )
  }
}

function checkElement(element: ElementDefinition, lists: ReadonlySet<string>): void {
  const subject = `The element "${element.id}"`
  checkId('element', element.id)
  checkWords(subject, element.name)
  if (!TYPES.includes(element.type)) {
    throw new FormSchemaError(`${subject} has the type "${element.type}", which is none`)
  }
  if (!Array.isArray(element.path)) {
    throw new FormSchemaError(`${subject} does not say in which repeating groups it stands (path)`)
  }
  for (const list of [element.codeList, ...(element.alternativeCodeLists ?? [])]) {
    if (list !== undefined && !lists.has(list)) {
      throw new FormSchemaError(`${subject} names the code list "${list}", which does not exist`)
    }
  }
}

function checkKept(
  { id, keptHere, place, codes, path }: ElementDefinition,
  elements: ReadonlyMap<string, ElementDefinition>
): void {
  const subject = `The element "${id}"`
  if (keptHere !== undefined) {
    checkWords(`What keeps the element "${id}" here`, keptHere)
    if (place !== undefined) {
      throw new FormSchemaError(`${subject} is kept here, but has a place in the message`)
    }
  }
  if (codes === undefined) return
  if (keptHere === undefined) {
    throw new FormSchemaError(`${subject} codes the words of "${codes}", but is not kept here`)
  }
  if (elements.get(codes)?.path.join() !== path.join()) {
    throw new FormSchemaError(
      `${subject} codes the words of "${codes}", which does not stand in the same row`
    )
  }
}

function checkGroups(
  subject: string,
  group: string | undefined,
  path: readonly string[],
  repeats: (id: string) => boolean | undefined
): void {
  if (group !== undefined && repeats(group) === undefined) {
    throw new FormSchemaError(`${subject} stands in the group "${group}", which does not exist`)
  }
  for (const id of path) {
    if (repeats(id) === undefined) {
      throw new FormSchemaError(`${subject} stands in rows of "${id}", which does not exist`)
    }
    if (!repeats(id)) {
      throw new FormSchemaError(`${subject} stands in rows of "${id}", which does not repeat`)
    }
  }
}

function checkId(kind: string, id: string): void {
  if (!/^[A-Za-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)*$/.test(id)) {
    throw new FormSchemaError(
      `The ${kind} number "${id}" is none: letters and digits, parts separated by dots`
    )
  }
}

function checkWords(subject: string, words: Partial<Words> | undefined): void {
  for (const language of ['en', 'zh'] as const) {
    if (!words?.[language]) throw new FormSchemaError(`${subject} has no name in "${language}"`)
  }
}

function refuseTwice<Entry extends { id: string }>(
  kind: string,
  entries: readonly Entry[],
  origin: (entry: Entry) => string
): void {
  const owners = new Map<string, string>()
  for (const entry of entries) {
    const owner = owners.get(entry.id)
    if (owner !== undefined) {
      throw new FormSchemaError(
        `The ${kind} "${entry.id}" is declared twice: by ${owner} and by ${origin(entry)}`
      )
    }
    owners.set(entry.id, origin(entry))
  }
}

function originOf({ plugin, profile }: { plugin?: string; profile?: string }): string {
  if (plugin !== undefined) return `plugin "${plugin}"`
  return profile === undefined ? 'the ICH elements' : `profile "${profile}"`
}
