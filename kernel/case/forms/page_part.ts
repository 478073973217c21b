import { isRows, type CaseContent, type Row } from '#kernel/case/content/case_content'
import type { PageSection } from '#kernel/case/forms/page_layout'
import { pageLevel, type GroupPlace, type PageLevel } from '#kernel/case/forms/page_level'

interface Sections {
  readonly sections: readonly PageSection[]
}

/** The part of a content that a page shows: its elements, and the rows around them by id. */
export function pagePart(content: CaseContent, { sections }: Sections): CaseContent {
  return pick(content, pageLevel(sections)) as CaseContent
}

/**
 * The content with the part of one page replaced; everything else stays as it is. Rows of a group
 * are matched by id. A page whose rows belong to another page (`fixedRows`) changes them in place
 * and neither adds, removes nor moves any.
 */
export function mergePagePart(
  content: CaseContent,
  { sections }: Sections,
  part: CaseContent
): CaseContent {
  return merge(content, part, pageLevel(sections)) as CaseContent
}

type Level = CaseContent | Row

function pick(level: Level, places: PageLevel): Level {
  const part: CaseContent = {}
  for (const [key, place] of places) {
    const value = level[key]
    if (value === undefined) continue
    if ('element' in place) part[key] = value
    else if (isRows(value)) {
      part[key] = value.map((row) => ({ ...pick(row, place.level), id: row.id }))
    }
  }
  return part
}

function merge<Merged extends Level>(level: Merged, part: Level, places: PageLevel): Merged {
  const result: Level = { ...level }
  for (const [key, place] of places) {
    const value =
      'element' in place ? part[key] : mergeRows(rowsAt(level, key), rowsAt(part, key), place)
    if (value === undefined) delete result[key]
    else result[key] = value
  }
  return result as Merged
}

/** The rows of a group as they stand then; undefined when none is left. */
function mergeRows(
  present: readonly Row[],
  part: readonly Row[],
  { group, level }: GroupPlace
): Row[] | undefined {
  const before = new Map(present.map((row) => [row.id, row]))
  const given = new Map(part.map((row) => [row.id, row]))
  const rows = group.fixedRows
    ? present.map((row) => {
        const changed = given.get(row.id)
        return changed ? merge(row, changed, level) : row
      })
    : part.map((row) => merge(before.get(row.id) ?? { id: row.id }, row, level))
  return rows.length > 0 ? rows : undefined
}

function rowsAt(level: Level, key: string): Row[] {
  const rows = level[key]
  return isRows(rows) ? rows : []
}
