import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import { formatPath, type PathStep } from '#kernel/case/content/element_path'
import { type Leaf, nullFlavorOf, valueOf } from '#kernel/case/content/leaf'
import type { PageLayout } from '#kernel/case/forms/page_layout'
import { elementFieldsOf } from '#kernel/case/forms/walk_layout'

/** An element that takes a code of a dictionary, and what of a case belongs to it. */
export interface TermElement {
  readonly element: string
  /** Page on which it stands. */
  readonly page: string
  /** Groups around it, outermost first. */
  readonly groups: readonly string[]
  /** Element of the version of its codes. */
  readonly version?: string
  /** Elements with the reported words behind a code, the first that is filled. */
  readonly reported: readonly string[]
  readonly isMandatory: boolean
}

/** coded: with a code; text: words where a code belongs; missing: nothing yet, though it is due. */
export type TermState = 'coded' | 'text' | 'missing' | 'null_flavour'

/** A place of a case where a code of a dictionary belongs. */
export interface CodedTerm {
  path: string
  element: string
  /** Page on which the element stands. */
  page: string
  leaf: Leaf | undefined
  version: Leaf | undefined
  /** Where the version of the code stands. */
  versionPath?: string
  /** The case or the row in which it stands. */
  level: CaseContent | Row
  /** Element that holds the reported words, and the words. */
  words?: { element: string; leaf: Leaf }
  state: TermState
}

const CODE = /^\d+$/

/**
 * The elements that an overview shows: all that take codes of its list.
 * @param pages whose fields they are
 * @param overview the page that shows them
 */
export function termElements(
  catalogue: Catalogue,
  pages: readonly PageLayout[],
  overview: PageLayout
): TermElement[] {
  return pages.flatMap(({ page, sections }) =>
    [...elementFieldsOf(sections)].flatMap(({ field, path }): TermElement[] => {
      const definition = catalogue.element(field.element)
      if (!definition || definition.codeList !== overview.overview) return []
      return [
        {
          element: field.element,
          page,
          groups: path,
          version: field.with?.[0],
          reported: overview.reported?.[field.element] ?? [],
          isMandatory: definition.conformance === 'mandatory',
        },
      ]
    })
  )
}

/**
 * Every place of a case that holds a code of a dictionary or waits for one: reported words stand
 * beside it, or a row cannot do without it.
 */
export function codedTerms(elements: readonly TermElement[], content: CaseContent): CodedTerm[] {
  return elements.flatMap(({ element, page, groups, version, reported, isMandatory }) => {
    const key = toKey(element)
    const verbatims = reported.map((of) => ({ element: of, key: toKey(of) }))
    return levelsOf(content, groups).flatMap(({ level, steps }): CodedTerm[] => {
      const pathOf = (of: string) => formatPath([...steps, { key: toKey(of) }])
      const leaf = level[key] as Leaf | undefined
      const words = verbatims
        .map((of) => ({ element: of.element, leaf: level[of.key] as Leaf | undefined }))
        .find((each): each is { element: string; leaf: Leaf } => each.leaf !== undefined)
      if (leaf === undefined && words === undefined && !isMandatory) return []
      return [
        {
          path: pathOf(element),
          element,
          page,
          leaf,
          level,
          version: version === undefined ? undefined : (level[toKey(version)] as Leaf),
          versionPath: version === undefined ? undefined : pathOf(version),
          words,
          state: stateOf(leaf),
        },
      ]
    })
  })
}

function stateOf(leaf: Leaf | undefined): TermState {
  if (leaf === undefined) return 'missing'
  if (nullFlavorOf(leaf)) return 'null_flavour'
  return CODE.test(String(valueOf(leaf))) ? 'coded' : 'text'
}

interface PlacedLevel {
  level: CaseContent | Row
  steps: PathStep[]
}

/** Every row at the end of some nested groups. */
function levelsOf(content: CaseContent, groups: readonly string[]): PlacedLevel[] {
  return groups.reduce<PlacedLevel[]>(
    (levels, group) =>
      levels.flatMap(({ level, steps }) => {
        const key = toKey(group)
        const rows = level[key]
        return isRows(rows)
          ? rows.map((row) => ({ level: row, steps: [...steps, { key, row: row.id }] }))
          : []
      }),
    [{ level: content, steps: [] }]
  )
}
