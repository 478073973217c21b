import OutlinedInput from '@mui/material/OutlinedInput'
import MenuItem from '@mui/material/MenuItem'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '#resources/kit/chip'
import { countriesLike, countryName } from './countries'

interface CountryChipProps {
  label: string
  value?: string
  onChange: (value: string | undefined) => void
}

/** A condition on the country: typed by code or by name in the language of the page. */
export function CountryChip({ label, value, onChange }: CountryChipProps) {
  const { t, i18n } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [text, setText] = useState('')
  const found = countriesLike(text, i18n.language).slice(0, 8)
  const choose = (code: string) => {
    setAnchor(null)
    setText('')
    onChange(code)
  }
  return (
    <>
      <Chip
        label={label}
        value={value && countryName(value, i18n.language)}
        onOpen={(event) => setAnchor(event.currentTarget)}
        onClear={() => onChange(undefined)}
        clearLabel={`${t('act.clear')}: ${label}`}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { width: 260, mt: 0.5, p: 1 } } }}
      >
        <OutlinedInput
          autoFocus
          fullWidth
          value={text}
          placeholder={t('cases:list.country_hint')}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !found[0]) return
            event.preventDefault() // the chip gets the focus back and would take Enter for a click
            choose(found[0].code)
          }}
        />
        {found.map(({ code, name }) => (
          <MenuItem key={code} onClick={() => choose(code)} sx={{ px: '8px !important' }}>
            <b style={{ width: 28 }}>{code}</b> {name}
          </MenuItem>
        ))}
      </Popover>
    </>
  )
}
