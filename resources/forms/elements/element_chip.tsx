import Autocomplete from '@mui/material/Autocomplete'
import Popover from '@mui/material/Popover'
import TextField from '@mui/material/TextField'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { Chip } from '#resources/kit/chip'
import { Quiet } from '#resources/kit/panel'
import { elementOptions, searchElements } from './element_options'

interface ElementChipProps {
  value?: string
  onChange: (element: string | undefined) => void
}

/** A condition on an element: found by its number or by words of its name. */
export function ElementChip({ value, onChange }: ElementChipProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const options = useMemo(() => elementOptions(catalogue), [catalogue])
  const label = t('forms.elements.label')
  const choose = (element: string) => {
    setAnchor(null)
    onChange(element)
  }
  return (
    <>
      <Chip
        label={label}
        value={value && `${value} ${say(catalogue.labelOf(value))}`}
        onOpen={(event) => setAnchor(event.currentTarget)}
        onClear={() => onChange(undefined)}
        clearLabel={`${t('act.clear')}: ${label}`}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { mt: 0.5, p: 1.5, width: 420, overflow: 'visible' } } }}
      >
        <Autocomplete
          open
          disablePortal
          size="small"
          sx={{ '& .MuiOutlinedInput-root': { p: '0 !important' } }}
          forcePopupIcon={false}
          options={options}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ id, name }) => `${id} ${say(name)}`}
          filterOptions={(all, { inputValue }) => searchElements(all, inputValue).slice(0, 50)}
          onChange={(_, option) => option && choose(option.id)}
          noOptionsText={t('forms.elements.none')}
          renderInput={(props) => (
            <TextField
              {...props}
              autoFocus
              placeholder={t('forms.elements.hint')}
              slotProps={{ htmlInput: { ...props.inputProps, 'aria-label': label } }}
            />
          )}
          renderOption={({ key, ...props }, { id, name }) => (
            <li key={key} {...props}>
              <span style={{ flex: 1 }}>{say(name)}</span>
              <Quiet className="num">{id}</Quiet>
            </li>
          )}
        />
      </Popover>
    </>
  )
}
