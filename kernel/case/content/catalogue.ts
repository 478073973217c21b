import type {
  CatalogueData,
  CodeList,
  ElementDefinition,
  GroupDefinition,
} from '#kernel/case/content/element_definition'
import { codeName } from '#kernel/case/content/code_name'
import { compareElementIds, toId, toKey } from '#kernel/case/content/element_id'
import type { Words } from '#kernel/language/words'

/** What stands in a content at one level: an element or a repeating group. */
export type Field =
  | { kind: 'element'; key: string; element: ElementDefinition }
  | { kind: 'group'; key: string; group: GroupDefinition }

/** The element catalogue: every element known to the installation. Pure, for browser and server. */
export class Catalogue {
  /** All elements in the order of the guide. */
  readonly elements: readonly ElementDefinition[]
  /** All headings in the order of the guide (repeating elements that are their own group excluded). */
  readonly groups: readonly GroupDefinition[]
  readonly version: string
  readonly #elements: Map<string, ElementDefinition>
  readonly #groups: Map<string, GroupDefinition>
  readonly #codeLists: Map<string, CodeList>
  readonly #fields = new Map<string, Field[]>()
  readonly #order = new Map<string, number>()
  readonly #codesOfWords = new Map<string, string[]>()

  constructor(readonly data: CatalogueData) {
    this.version = data.version
    this.elements = data.elements.toSorted((a, b) => compareElementIds(a.id, b.id))
    this.groups = data.groups.toSorted((a, b) => compareElementIds(a.id, b.id))
    this.#elements = new Map(this.elements.map((element) => [toKey(element.id), element]))
    this.#groups = new Map(
      [...this.groups, ...singleGroups(this.elements)].map((group) => [toKey(group.id), group])
    )
    this.#codeLists = new Map(data.codeLists.map((list) => [list.id, list]))
    for (const field of this.#allFields()) {
      const level = field.path.at(-1) ?? ''
      this.#fields.set(level, [...(this.#fields.get(level) ?? []), field.field])
    }
    for (const { id, codes } of this.elements) {
      if (codes === undefined) continue
      const words = toKey(codes)
      this.#codesOfWords.set(words, [...(this.#codesOfWords.get(words) ?? []), toKey(id)])
    }
    const keys = new Set([...this.#elements.keys(), ...this.#groups.keys()])
    const ordered = [...keys].sort(compareElementIds)
    ordered.forEach((key, position) => this.#order.set(key, position))
  }

  /** The element with this number (`D.2.1`) or key (`D_2_1`), or undefined. */
  element(idOrKey: string): ElementDefinition | undefined {
    return this.#elements.get(toKey(idOrKey))
  }

  /** The heading or repeating group with this number or key, or undefined. */
  group(idOrKey: string): GroupDefinition | undefined {
    return this.#groups.get(toKey(idOrKey))
  }

  /** The code list with this id, or undefined. */
  codeList(id: string | undefined): CodeList | undefined {
    return id === undefined ? undefined : this.#codeLists.get(id)
  }

  get codeLists(): readonly CodeList[] {
    return this.data.codeLists
  }

  /** Elements and headings directly under a heading, in the order of the guide. */
  childrenOf(groupIdOrKey: string): (ElementDefinition | GroupDefinition)[] {
    const id = toId(groupIdOrKey)
    if (this.group(id)?.single) return [this.element(id)!]
    return [...this.elements, ...this.groups]
      .filter((entry) => entry.group === id)
      .sort((a, b) => compareElementIds(a.id, b.id))
  }

  /**
   * What may stand in a row of a repeating group, or, without an argument, at the top of a case
   * content: elements and nested repeating groups in the order of the guide. Message header
   * elements (N.*) are at the top too; `isHeader` tells them apart.
   */
  fieldsOf(groupIdOrKey?: string): readonly Field[] {
    return this.#fields.get(groupIdOrKey === undefined ? '' : toKey(groupIdOrKey)) ?? []
  }

  /** Whether a key stands for a repeating group, which holds rows. */
  repeats(idOrKey: string): boolean {
    return this.group(idOrKey)?.repeats === true
  }

  /** Keys of the elements that code the words of another one, by the key of these words. */
  get codesOfWords(): ReadonlyMap<string, readonly string[]> {
    return this.#codesOfWords
  }

  /** Name of an element or group; the number itself when it is unknown. */
  nameOf(idOrKey: string): Words {
    const id = toId(idOrKey)
    return (this.element(id) ?? this.group(id))?.name ?? { en: id, zh: id }
  }

  /** Short name for a form, a heading or a column. */
  labelOf(idOrKey: string): Words {
    return (this.element(idOrKey) ?? this.group(idOrKey))?.label ?? this.nameOf(idOrKey)
  }

  /** Name of a code in a list, in one language; undefined when the list does not know it. */
  codeName(listId: string | undefined, code: string, language: 'en' | 'zh'): string | undefined {
    return codeName(this.codeList(listId), code, language)
  }

  /** Compares two keys by their place in the guide; unknown keys come last. */
  compareKeys(a: string, b: string): number {
    const left = this.#order.get(a) ?? Number.MAX_SAFE_INTEGER
    const right = this.#order.get(b) ?? Number.MAX_SAFE_INTEGER
    return left === right ? compareElementIds(a, b) : left - right
  }

  #allFields(): { path: string[]; field: Field }[] {
    const fields = [
      ...this.elements.map((element) => elementField(element)),
      ...[...this.#groups.values()]
        .filter((group) => group.repeats)
        .map((group) => ({
          path: group.path.slice(0, -1).map(toKey),
          field: { kind: 'group', key: toKey(group.id), group } as Field,
        })),
    ]
    return fields.sort((a, b) => compareElementIds(a.field.key, b.field.key))
  }
}

/** Whether an element belongs to the message header, kept in the envelope. */
export function isHeader(idOrKey: string): boolean {
  return idOrKey.startsWith('N')
}

function elementField(element: ElementDefinition): { path: string[]; field: Field } {
  return {
    path: element.path.map(toKey),
    field: { kind: 'element', key: toKey(element.id), element },
  }
}

/** A repeating element is its own group: `C_1_10_r: [{ id, C_1_10_r: 'X' }]`. */
function singleGroups(elements: readonly ElementDefinition[]): GroupDefinition[] {
  return elements
    .filter((element) => element.path.at(-1) === element.id)
    .map(({ id, name, group, path }) => ({ id, name, group, path, repeats: true, single: true }))
}
