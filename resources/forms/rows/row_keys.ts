import type { KeyboardEvent } from 'react'
import type { Rows } from './use_rows'

/** Alt+N adds a row to the group at hand, Alt+D copies the open one. */
export function onRowKey(event: KeyboardEvent, rows: Rows): void {
  if (!event.altKey || event.defaultPrevented) return
  const open = rows.rows.find(({ id }) => id === rows.openId)
  if (event.code === 'KeyN') rows.add()
  else if (event.code === 'KeyD' && open) rows.copy(open)
  else return
  event.preventDefault()
  event.stopPropagation()
}
