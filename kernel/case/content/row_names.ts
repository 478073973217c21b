import type { Row } from '#kernel/case/content/case_content'

/** Ids of rows; a row without an id, or with the id of another, is named by its position. */
export function rowNames(rows: readonly Row[]): string[] {
  const taken = new Set<string>()
  return rows.map(({ id }, at) => {
    const name =
      typeof id === 'string' && id !== '' && !taken.has(id) ? id : `${id ?? ''}#${at + 1}`
    taken.add(name)
    return name
  })
}

const known = new WeakMap<readonly Row[], ReadonlyMap<string, number>>()

/**
 * Where a row of that name stands, from 0; -1 where it is gone. A list is looked through once, however
 * often it is asked: contents are never changed in place.
 */
export function positionOfRow(rows: readonly Row[], name: string): number {
  const positions = known.get(rows) ?? new Map(rowNames(rows).map((each, at) => [each, at]))
  known.set(rows, positions)
  return positions.get(name) ?? -1
}
