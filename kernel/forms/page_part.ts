import { isRows, type CaseContent, type Row } from '#kernel/content/case_content'
import type { GroupField, PageSchema, PropertySchema } from '#kernel/forms/page_layout'
import { groupFieldsOf } from '#kernel/forms/walk_layout'
import type { FormPage } from '#kernel/forms/page_layout'
import { toKey } from '#kernel/content/element_id'

/** The part of a content that a page shows: its elements, and the rows around them by id. */
export function pagePart(content: CaseContent, { schema }: { schema: PageSchema }): CaseContent {
  return pick(content, schema.properties) as CaseContent
}

/**
 * The content with the part of one page replaced; everything else stays as it is. Rows of a group
 * are matched by id. A page whose rows belong to another page (`fixedRows`) changes them in place
 * and neither adds, removes nor moves any.
 */
export function mergePagePart(
  content: CaseContent,
  page: Pick<FormPage, 'schema' | 'sections'>,
  part: CaseContent
): CaseContent {
  const fixed = new Set(
    [...groupFieldsOf(page.sections)]
      .filter((field: GroupField) => field.fixedRows)
      .map((field) => toKey(field.group))
  )
  return merge(content, part, page.schema.properties, fixed) as CaseContent
}

type Level = CaseContent | Row

function pick(level: Level, properties: Record<string, PropertySchema>): Level {
  const part: CaseContent = {}
  for (const [key, { items }] of Object.entries(properties)) {
    const value = level[key]
    if (value === undefined) continue
    if (items === undefined) part[key] = value
    else if (isRows(value)) {
      part[key] = value.map((row) => ({ ...pick(row, items.properties), id: row.id }))
    }
  }
  return part
}

function merge(
  level: Level,
  part: Level,
  properties: Record<string, PropertySchema>,
  fixed: ReadonlySet<string>
): Level {
  const result = { ...level }
  for (const [key, { items }] of Object.entries(properties)) {
    const value = part[key]
    if (items === undefined) {
      if (key === 'id') continue
      if (value === undefined) delete result[key]
      else result[key] = value
      continue
    }
    const rows = mergeRows(rowsAt(level, key), rowsAt(part, key), items.properties, fixed, key)
    if (rows.length === 0) delete result[key]
    else result[key] = rows
  }
  return result
}

function mergeRows(
  present: readonly Row[],
  part: readonly Row[],
  properties: Record<string, PropertySchema>,
  fixed: ReadonlySet<string>,
  key: string
): Row[] {
  const ofPart = new Map(part.map((row) => [row.id, row]))
  const ofContent = new Map(present.map((row) => [row.id, row]))
  if (fixed.has(key)) {
    return present.map((row) => {
      const changed = ofPart.get(row.id)
      return changed ? (merge(row, changed, properties, fixed) as Row) : row
    })
  }
  return part.map(
    (row) => merge(ofContent.get(row.id) ?? { id: row.id }, row, properties, fixed) as Row
  )
}

function rowsAt(level: Level, key: string): Row[] {
  const rows = level[key]
  return isRows(rows) ? rows : []
}
