import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import type { ChoiceField } from '#kernel/fields/field'
import { say } from '#resources/app/language'
import { InputFrame } from '../input_frame'
import { useField } from '../use_field'

interface LongChoiceInputProps {
  name: string
  field: ChoiceField
  fixed?: boolean
}

/** One of very many: what is typed brings the right ones up. */
export function LongChoiceInput({ name, field, fixed }: LongChoiceInputProps) {
  const { t } = useTranslation()
  const { id, error, value, onChange, onBlur } = useField(name)
  return (
    <InputFrame id={id} field={field} error={error}>
      <Autocomplete
        id={id}
        size="small"
        disabled={fixed}
        disableClearable={field.required === true || field.default !== undefined}
        options={field.of}
        value={field.of.find((option) => option.value === value) ?? null}
        getOptionLabel={(option) => say(option.label)}
        getOptionKey={(option) => option.value}
        noOptionsText={t('admin.none')}
        clearText={t('act.clear')}
        openText={t('admin.choose')}
        closeText={t('act.close')}
        onChange={(_event, chosen) => onChange(chosen?.value ?? null)}
        onBlur={onBlur}
        renderInput={(props) => (
          <TextField
            {...props}
            error={error !== null}
            placeholder={t('admin.choose')}
            slotProps={{ htmlInput: { ...props.inputProps, 'aria-label': say(field.label) } }}
          />
        )}
      />
    </InputFrame>
  )
}
