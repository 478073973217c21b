import { rowsAt } from '../content/edit_rows'
import { useEditor } from '../editor/editor_context'
import { useRowName } from './use_row_name'

const NAMES = ['E.i.1.2', 'E.i.1.1a', 'E.i.2.1b']

/** The event that an assessment points to, by its place and words; the identifier when it is gone. */
export function EventName({ row }: { row: unknown }) {
  const events = useEditor(({ content }) => rowsAt(content, 'E_i'))
  const nameOf = useRowName(NAMES)
  const at = events.findIndex(({ id }) => id === row)
  if (at === -1) return String(row)
  return `E.i[${at + 1}] ${nameOf(events[at]!)}`
}
