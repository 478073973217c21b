import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { LinkField, LinksField } from '#kernel/fields/field'
import { say } from '#resources/app/language'
import { InputFrame } from '../input_frame'
import { useField } from '../use_field'
import { chosenOf } from './chosen_of'
import { useOffered } from './use_offered'

/** Of very many what is typed brings the right ones up. */
const someOf = createFilterOptions<RaRecord>({ limit: 200 })

/** Any number of rows of another list. */
export function LinksInput({ name, field }: { name: string; field: LinksField }) {
  const { t } = useTranslation()
  const { id, error, value, onChange, onBlur } = useField(name)
  const { rows, isPending, nameOf } = useOffered(field)
  const ids = Array.isArray(value) ? (value as string[]) : []
  return (
    <InputFrame id={id} field={field} error={error}>
      <Autocomplete
        id={id}
        multiple
        disableCloseOnSelect
        size="small"
        loading={isPending}
        options={rows}
        value={chosenOf(rows, ids)}
        filterOptions={someOf}
        getOptionLabel={nameOf}
        getOptionKey={(row) => row.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        noOptionsText={t('admin.none')}
        loadingText={t('admin.busy')}
        clearText={t('act.clear')}
        openText={t('admin.choose')}
        closeText={t('act.close')}
        onChange={(_event, chosen) => onChange(chosen.map((row) => row.id))}
        onBlur={onBlur}
        renderInput={(props) => (
          <TextField
            {...props}
            error={error !== null}
            placeholder={ids.length === 0 ? t('admin.choose') : undefined}
            slotProps={{
              htmlInput: { ...props.inputProps, 'aria-label': say(field.label) },
            }}
          />
        )}
      />
    </InputFrame>
  )
}

interface LinkInputProps {
  name: string
  field: LinkField
  fixed?: boolean
}

/** One row of another list. */
export function LinkInput({ name, field, fixed }: LinkInputProps) {
  const { t } = useTranslation()
  const { id, error, value, onChange, onBlur } = useField(name)
  const { rows, isPending, nameOf } = useOffered(field)
  return (
    <InputFrame id={id} field={field} error={error}>
      <Autocomplete
        id={id}
        size="small"
        disabled={fixed}
        loading={isPending}
        options={rows}
        value={typeof value === 'string' ? chosenOf(rows, [value])[0]! : null}
        filterOptions={someOf}
        getOptionLabel={nameOf}
        getOptionKey={(row) => row.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        noOptionsText={t('admin.none')}
        loadingText={t('admin.busy')}
        clearText={t('act.clear')}
        openText={t('admin.choose')}
        closeText={t('act.close')}
        onChange={(_event, chosen) => onChange(chosen?.id ?? null)}
        onBlur={onBlur}
        renderInput={(props) => (
          <TextField
            {...props}
            error={error !== null}
            placeholder={t('admin.choose')}
            slotProps={{
              htmlInput: { ...props.inputProps, 'aria-label': say(field.label) },
            }}
          />
        )}
      />
    </InputFrame>
  )
}
