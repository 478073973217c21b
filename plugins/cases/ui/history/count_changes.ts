import type { RowChange } from './compare_revisions'

/** How much differs: elements, and rows that came, went or moved. */
export interface ChangeCount {
  elements: number
  added: number
  removed: number
  moved: number
}

/** Counts what differs; a row that came counts with its elements. */
export function countChanges(changes: readonly RowChange[]): ChangeCount {
  const rows = (state: RowChange['state']) =>
    changes.filter((change) => change.state === state).length
  return {
    elements: changes.reduce((sum, { values }) => sum + values.length, 0),
    added: rows('added'),
    removed: rows('removed'),
    moved: rows('moved'),
  }
}
