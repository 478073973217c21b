import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'

import type { Laid } from '#plugins/cases/reading/laid'

/** A content, or a row of it, as somebody sees it. */
export function layOver<Of extends CaseContent | Row>(level: Of, laid: Laid, group = ''): Of {
  const row = rowOf(level, group)
  const seen = Object.entries(level).flatMap(([key, value]) => {
    if (laid.covers(key, row)) return []
    return [[key, isRows(value) ? value.map((each) => layOver(each, laid, key)) : value]]
  })
  return Object.fromEntries([...seen, ...laid.shownIn(group, row)]) as Of
}

/** The content that somebody saves, with what they do not see as it stands before the save. */
export function keepUnder<Of extends CaseContent | Row>(
  before: CaseContent | Row,
  after: Of,
  laid: Laid,
  group = ''
): Of {
  const row = rowOf(after, group)
  const remaining: Record<string, unknown> = {}
  for (const key of new Set([...Object.keys(after), ...Object.keys(before)])) {
    const [old, now] = [before[key], after[key]]
    const value = laid.covers(key, row) ? old : isRows(now) ? rowsUnder(old, now, laid, key) : now
    if (value !== undefined) remaining[key] = value
  }
  return remaining as Of
}

function rowsUnder(before: unknown, after: readonly Row[], laid: Laid, group: string): Row[] {
  const known = new Map((isRows(before) ? before : []).map((row) => [row.id, row]))
  return after.map((row) => keepUnder(known.get(row.id) ?? { id: row.id }, row, laid, group))
}

/** Elements of the top stand in no row. */
const rowOf = (level: CaseContent | Row, group: string) =>
  group === '' ? undefined : (level as Row).id
