import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import type { Field } from '#kernel/fields/field'
import { say } from '#resources/app/language'
import { Choice } from '#resources/kit/choice'
import { colour } from '#resources/kit/theme/tokens'
import { useRowError } from '../row_errors'
import { LinkCell } from './link_cell'

const Below = styled('p')({ fontSize: 12, color: colour.redDeep, margin: '3px 0 0' })

interface CellInputProps {
  /** `reactions.0.code` */
  name: string
  label: string
  field: Field
  value: unknown
  onValue: (value: unknown) => void
}

/** A small box in a row: something typed, or one of a few. */
export function CellInput({ name, label, field, value, onValue }: CellInputProps) {
  const error = useRowError(name)
  const text = value === null || value === undefined ? '' : String(value as string | number)
  return (
    <>
      {field.kind === 'link' ? (
        <LinkCell label={label} field={field} value={text} onValue={onValue} />
      ) : field.kind === 'choice' ? (
        <Choice label={label} value={text} onChoose={onValue} tall>
          <option value="" />
          {field.of.map((option) => (
            <option key={option.value} value={option.value}>
              {say(option.label)}
            </option>
          ))}
        </Choice>
      ) : (
        <OutlinedInput
          fullWidth
          value={text}
          error={error !== null}
          onChange={(event) => onValue(event.target.value)}
          inputProps={{ 'aria-label': label, 'autoComplete': 'off' }}
        />
      )}
      {error && <Below role="alert">{error}</Below>}
    </>
  )
}
