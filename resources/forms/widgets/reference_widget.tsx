import { styled } from '@mui/material/styles'
import { rowsAt } from '../content/edit_rows'
import { leafOfText, textOf } from '../leaf/leaf_text'
import { useEditor } from '../editor/editor_context'
import { useRowName } from '../rows/use_row_name'
import type { WidgetProps } from '../fields/field_props'
import { Input } from './box'
import { NullFlavourBox } from './null_flavour'

const Select = styled('select')({
  'font': 'inherit',
  'color': 'inherit',
  'border': 0,
  'background': 'transparent',
  'flex': 1,
  'width': '100%',
  'padding': '0 6px',
  'outline': 'none',
  '&:focus-visible': { outline: 'none' }, // the box around it shows the focus
})

/** An event by its native or reported words, else by its code. */
const EVENT_NAMES = ['E.i.1.2', 'E.i.1.1a', 'E.i.2.1b']

/** Points to an event of the case by its row, so that it holds when events are moved or renamed. */
export function ReferenceWidget(props: WidgetProps) {
  const { id, leaf, onLeaf, context, describedBy } = props
  const events = useEditor(({ content }) => rowsAt(content, 'E_i'))
  const nameOf = useRowName(EVENT_NAMES)
  const chosen = textOf(leaf)
  if (context.readOnly) {
    const at = events.findIndex((row) => row.id === chosen)
    const name = at < 0 ? chosen : `${at + 1} · ${nameOf(events[at]!) || '—'}`
    return (
      <NullFlavourBox {...props}>
        <Input id={id} readOnly value={name} aria-describedby={describedBy} />
      </NullFlavourBox>
    )
  }
  return (
    <NullFlavourBox {...props}>
      <Select
        id={id}
        value={chosen}
        aria-describedby={describedBy}
        onChange={(event) => onLeaf(leafOfText(event.target.value))}
      >
        <option value="">—</option>
        {chosen !== '' && !events.some((row) => row.id === chosen) && (
          <option value={chosen}>{chosen}</option>
        )}
        {events.map((row, index) => (
          <option key={row.id} value={row.id}>
            {index + 1} · {nameOf(row) || '—'}
          </option>
        ))}
      </Select>
    </NullFlavourBox>
  )
}
