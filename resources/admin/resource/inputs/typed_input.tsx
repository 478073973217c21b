import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslation } from 'react-i18next'
import type { DayField, NumberField, TextField } from '#kernel/fields/field'
import { InputFrame } from '../input_frame'
import { useField } from '../use_field'

interface TypedInputProps {
  name: string
  field: TextField | NumberField | DayField
  fixed?: boolean
}

/** A box to type into: text of one line or several, a number, a day. */
export function TypedInput({ name, field, fixed }: TypedInputProps) {
  const { t } = useTranslation()
  const { id, error, ref, value, onChange, onBlur } = useField(name)
  const lines = field.kind === 'text' ? field.lines : undefined
  const isPassword = field.kind === 'text' && field.isSecret === true
  return (
    <InputFrame id={id} field={field} error={error}>
      <OutlinedInput
        id={id}
        name={name}
        fullWidth
        inputRef={ref}
        type={isPassword ? 'password' : 'text'}
        value={value}
        disabled={fixed}
        error={error !== null}
        multiline={lines !== undefined}
        minRows={lines}
        maxRows={lines && 4 * lines}
        className={field.kind === 'text' ? undefined : 'num'}
        placeholder={field.kind === 'day' ? t('forms.date_hint') : undefined}
        // Around a number or a day, which may be pasted, spaces say nothing.
        onChange={field.kind === 'text' ? onChange : ({ target }) => onChange(target.value.trim())}
        onBlur={onBlur}
        inputProps={{
          'autoComplete': isPassword ? 'new-password' : 'off',
          'inputMode': field.kind === 'number' ? 'numeric' : undefined,
          'aria-required': field.required,
          'aria-describedby': error || field.help ? `${id}-below` : undefined,
        }}
      />
    </InputFrame>
  )
}
