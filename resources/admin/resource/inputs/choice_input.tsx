import Select from '@mui/material/Select'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import type { ChoiceField } from '#kernel/fields/field'
import { say } from '#resources/app/language'
import { namedList } from '#resources/kit/named_list'
import { colour } from '#resources/kit/theme/tokens'
import { InputFrame } from '../input_frame'
import { useField } from '../use_field'

interface ChoiceInputProps {
  name: string
  field: ChoiceField
  fixed?: boolean
}

/** One of a few. */
export function ChoiceInput({ name, field, fixed }: ChoiceInputProps) {
  const { t } = useTranslation()
  const { id, error, ref, value, onChange, onBlur } = useField(name)
  return (
    <InputFrame id={id} field={field} error={error}>
      <Select
        id={`${id}-box`}
        name={name}
        fullWidth
        displayEmpty
        inputRef={ref}
        value={value}
        disabled={fixed}
        error={error !== null}
        onChange={onChange}
        onBlur={onBlur}
        SelectDisplayProps={{ id, 'aria-label': say(field.label) }}
        MenuProps={namedList(say(field.label))}
        sx={value === '' ? { color: colour.ink3 } : undefined}
      >
        <MenuItem value="" disabled={field.required} sx={{ color: colour.ink3 }}>
          {t('admin.choose')}
        </MenuItem>
        {field.of.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {say(option.label)}
          </MenuItem>
        ))}
      </Select>
    </InputFrame>
  )
}
