import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { RowsField } from '#kernel/fields/field'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { Icon } from '#resources/kit/icons'
import { colour } from '#resources/kit/theme/tokens'
import { CellInput } from './cell_input'
import { InputFrame } from '../input_frame'
import { useField } from '../use_field'

const Table = styled('table')({
  'width': '100%',
  'borderCollapse': 'collapse',
  'marginBottom': 8,
  '& th': {
    textAlign: 'left',
    fontSize: 12,
    fontWeight: 600,
    color: colour.ink2,
    padding: '4px 8px 4px 0',
    whiteSpace: 'nowrap',
  },
  '& th b': { color: colour.red },
  '& td': { padding: '3px 8px 3px 0', verticalAlign: 'top' },
  '& td:first-of-type': { width: 140 },
  '& td:last-child': { width: 34, paddingRight: 0 },
})

type Row = Record<string, unknown>

/** Rows of a few boxes each, in a table. */
export function RowsInput({ name, field }: { name: string; field: RowsField }) {
  const { t } = useTranslation()
  const { id, error, value, onChange } = useField(name)
  const rows = Array.isArray(value) ? (value as Row[]) : []
  const cells = Object.entries(field.fields)
  const change = (index: number, part: string, typed: unknown) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, [part]: typed } : row)))
  return (
    <InputFrame id={id} field={field} error={error}>
      {rows.length > 0 && (
        <Table aria-label={say(field.label)}>
          <thead>
            <tr>
              {cells.map(([part, cell]) => (
                <th key={part}>
                  {say(cell.label)} {cell.required && <b aria-hidden>*</b>}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // Rows have no name of their own; their place is what the form knows them by.
              <tr key={index}>
                {cells.map(([part, cell]) => (
                  <td key={part}>
                    <CellInput
                      name={`${name}.${index}.${part}`}
                      label={`${say(cell.label)} ${index + 1}`}
                      field={cell}
                      value={row[part]}
                      onValue={(typed) => change(index, part, typed)}
                    />
                  </td>
                ))}
                <td>
                  <IconButton
                    aria-label={t('admin.remove_row', { row: index + 1 })}
                    onClick={() => onChange(rows.filter((_row, at) => at !== index))}
                  >
                    <Icon name="trash" size={15} />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <div>
        <Btn id={id} icon="plus" size="small" onClick={() => onChange([...rows, {}])}>
          {say(field.add)}
        </Btn>
      </div>
    </InputFrame>
  )
}
