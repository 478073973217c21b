import type { KeyboardEvent } from 'react'

/** Ctrl+Enter asks the search: a list that is open takes nothing by it. */
export function leaveCtrlEnter(event: KeyboardEvent & { defaultMuiPrevented?: boolean }): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.defaultMuiPrevented = true
}
