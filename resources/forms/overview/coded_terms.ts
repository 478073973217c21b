import type { Catalogue } from '#kernel/content/catalogue'
import type { CaseContent, Row } from '#kernel/content/case_content'
import { toKey } from '#kernel/content/element_id'
import { formatPath, type PathStep } from '#kernel/content/element_path'
import { type Leaf, nullFlavorOf, valueOf } from '#kernel/content/leaf'
import type { PageLayout } from '#kernel/forms/page_layout'
import { elementFieldsOf } from '#kernel/forms/walk_layout'
import { rowsAt } from '#resources/forms/content/edit_rows'

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
  /** Element that holds the reported words, and the words. */
  words?: { element: string; leaf: Leaf }
  state: TermState
}

const CODE = /^\d+$/

/**
 * Every place of a case that holds a code of a dictionary or waits for one: reported words stand
 * beside it, or a row cannot do without it.
 * @param overview the page that shows them
 */
export function codedTerms(
  catalogue: Catalogue,
  pages: readonly PageLayout[],
  overview: PageLayout,
  content: CaseContent
): CodedTerm[] {
  return pages.flatMap(({ page, sections }) =>
    [...elementFieldsOf(sections)].flatMap(({ field, path }) => {
      const definition = catalogue.element(field.element)
      if (!definition || definition.codeList !== overview.overview) return []
      return levelsOf(content, path).flatMap(({ level, steps }): CodedTerm[] => {
        const key = toKey(field.element)
        const leaf = level[key] as Leaf | undefined
        const words = (overview.reported?.[field.element] ?? [])
          .map((element) => ({ element, leaf: level[toKey(element)] as Leaf | undefined }))
          .find((each): each is { element: string; leaf: Leaf } => each.leaf !== undefined)
        const isDue = words !== undefined || definition.conformance === 'mandatory'
        if (leaf === undefined && !isDue) return []
        const version = field.with?.[0]
        return [
          {
            path: formatPath([...steps, { key }]),
            element: field.element,
            page,
            leaf,
            version: version === undefined ? undefined : (level[toKey(version)] as Leaf),
            words,
            state: stateOf(leaf),
          },
        ]
      })
    })
  )
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
      levels.flatMap(({ level, steps }) =>
        rowsAt(level, toKey(group)).map((row) => ({
          level: row,
          steps: [...steps, { key: toKey(group), row: row.id }],
        }))
      ),
    [{ level: content, steps: [] }]
  )
}
