import type { KeyboardEvent } from 'react'
import type { Row } from '#kernel/case/content/case_content'
import type { Rows } from './use_rows'

/**
 * Keys of the group at hand. Alt+N adds a row, Alt+D copies the one with the cursor, Alt+Delete
 * deletes it, Alt+Z brings the last deleted one back, Alt+Shift with an arrow moves it, Alt+Page Up
 * and Page Down go to the same field of the row before and after it.
 * @param fixed rows are gone through, and neither added nor changed
 */
export function onRowKey(event: KeyboardEvent, rows: Rows, fixed = false): void {
  if (!event.altKey || event.ctrlKey || event.defaultPrevented) return
  const row = rowAt(event.target as Element, rows)
  const act = fixed ? stepOf(event, rows, row) : actOf(event, rows, row)
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  act()
}

function stepOf({ code }: KeyboardEvent, { acts }: Rows, row: Row | undefined) {
  const by = code === 'PageUp' ? -1 : code === 'PageDown' ? 1 : null
  return row && by ? () => acts.go(row, by) : null
}

function actOf(
  { code, shiftKey }: KeyboardEvent,
  rows: Rows,
  row: Row | undefined
): (() => void) | null {
  const { acts } = rows
  if (code === 'KeyN') return acts.add
  if (code === 'KeyZ' && rows.removed) return acts.undo
  if (!row) return null
  const byCode: Record<string, () => void> = shiftKey
    ? { ArrowUp: () => acts.move(row, -1), ArrowDown: () => acts.move(row, 1) }
    : {
        KeyD: () => acts.copy(row),
        Delete: () => acts.remove(row),
        PageUp: () => acts.go(row, -1),
        PageDown: () => acts.go(row, 1),
      }
  return byCode[code] ?? null
}

/** The row of the group that a place stands in; where it stands beside all of them, the open one. */
function rowAt(place: Element, { rows, open }: Rows): Row | undefined {
  let above = place.closest<HTMLElement>('[data-row]')
  while (above) {
    const found = rows.find(({ id }) => id === above!.dataset.row)
    if (found) return found
    above = above.parentElement?.closest<HTMLElement>('[data-row]') ?? null
  }
  return open
}
