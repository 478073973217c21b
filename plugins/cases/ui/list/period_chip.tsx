import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { Chip } from '#resources/kit/chip'

interface PeriodChipProps {
  label: string
  from?: string
  to?: string
  onChange: (from: string | undefined, to: string | undefined) => void
}

/** A condition on a date: from, to, or both. */
export function PeriodChip({ label, from, to, onChange }: PeriodChipProps) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [draft, setDraft] = useState({ from: '', to: '' })
  const open = (target: HTMLElement) => {
    setDraft({ from: from ?? '', to: to ?? '' })
    setAnchor(target)
  }
  const apply = () => {
    setAnchor(null)
    onChange(draft.from || undefined, draft.to || undefined)
  }
  const value = from || to ? `${from ?? '…'} – ${to ?? '…'}` : undefined
  return (
    <>
      <Chip
        label={label}
        value={value}
        onOpen={(event) => open(event.currentTarget)}
        onClear={() => onChange(undefined, undefined)}
        clearLabel={`${t('act.clear')}: ${label}`}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { mt: 0.5, p: 1.5 } } }}
      >
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          {(['from', 'to'] as const).map((side) => (
            <OutlinedInput
              key={side}
              type="date"
              value={draft[side]}
              onChange={(event) => setDraft({ ...draft, [side]: event.target.value })}
              inputProps={{ 'aria-label': `${label}: ${t(`cases:list.${side}`)}` }}
            />
          ))}
          <Btn kind="primary" onClick={apply}>
            {t('act.apply')}
          </Btn>
        </Stack>
      </Popover>
    </>
  )
}
