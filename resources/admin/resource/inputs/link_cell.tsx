import type { LinkField } from '#kernel/fields/field'
import { Choice } from '#resources/kit/choice'
import { useOffered } from './use_offered'

interface LinkCellProps {
  label: string
  field: LinkField
  value: string
  onValue: (value: string) => void
}

/** One row of another list, chosen in a row of this form. */
export function LinkCell({ label, field, value, onValue }: LinkCellProps) {
  const { rows, nameOf } = useOffered(field)
  const isOnItsWay = value !== '' && !rows.some((row) => row.id === value)
  return (
    <div style={{ display: 'flex' }}>
      <Choice label={label} value={value} onChoose={onValue} tall grow>
        <option value="" />
        {isOnItsWay && <option value={value}>{value}</option>}
        {rows.map((row) => (
          <option key={row.id} value={row.id}>
            {nameOf(row)}
          </option>
        ))}
      </Choice>
    </div>
  )
}
