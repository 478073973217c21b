import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { Chip } from '#resources/kit/chip'

interface ValueChipProps {
  label: string
  value?: string
  isNumber: boolean
  onChange: (value: string | undefined) => void
}

/** A condition that is one value, typed as it stands in the column. */
export function ValueChip({ label, value, isNumber, onChange }: ValueChipProps) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [text, setText] = useState('')
  const apply = (event: FormEvent) => {
    event.preventDefault()
    setAnchor(null)
    onChange(text.trim() || undefined)
  }
  return (
    <>
      <Chip
        label={label}
        value={value}
        onOpen={({ currentTarget }) => {
          setText(value ?? '')
          setAnchor(currentTarget)
        }}
        onClear={() => onChange(undefined)}
        clearLabel={`${t('act.clear')}: ${label}`}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { mt: 0.5, p: 1.5 } } }}
      >
        <form onSubmit={apply} style={{ display: 'flex', gap: 8 }}>
          <OutlinedInput
            autoFocus
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            inputProps={{ 'aria-label': label, ...(isNumber && { inputMode: 'decimal' }) }}
            sx={{ width: 180 }}
          />
          <Btn kind="primary" type="submit">
            {t('act.apply')}
          </Btn>
        </form>
      </Popover>
    </>
  )
}
