import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '#resources/app/use_today'
import { Btn } from '#resources/kit/btn'
import { Chip } from '#resources/kit/chip'
import { readPeriod, type PeriodFault } from './typed_period'

interface PeriodChipProps {
  label: string
  from?: string
  to?: string
  onChange: (from: string | undefined, to: string | undefined) => void
}

/** A condition on a date: from, to, or both, typed as a day, a month or a year. */
export function PeriodChip({ label, from, to, onChange }: PeriodChipProps) {
  const { t } = useTranslation()
  const today = useToday()
  const helpId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [draft, setDraft] = useState({ from: '', to: '' })
  const [fault, setFault] = useState<PeriodFault | null>(null)
  const open = (target: HTMLElement) => {
    setDraft({ from: from ?? '', to: to ?? '' })
    setFault(null)
    setAnchor(target)
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const read = readPeriod(draft, today)
    setFault(read.fault)
    if (read.fault !== null) return
    setAnchor(null)
    onChange(read.period.from, read.period.to)
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
        <form onSubmit={apply} noValidate>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            {(['from', 'to'] as const).map((side) => (
              <OutlinedInput
                key={side}
                className="num"
                autoFocus={side === 'from'}
                autoComplete="off"
                placeholder={t(`cases:list.${side}`)}
                value={draft[side]}
                error={fault === side || fault === 'order'}
                onChange={(event) => setDraft({ ...draft, [side]: event.target.value })}
                sx={{ width: 140 }}
                inputProps={{
                  'aria-label': `${label}: ${t(`cases:list.${side}`)}`,
                  'aria-describedby': helpId,
                }}
              />
            ))}
            <Btn kind="primary" type="submit">
              {t('act.apply')}
            </Btn>
          </Stack>
          <FormHelperText
            id={helpId}
            error={fault !== null}
            role={fault ? 'alert' : undefined}
            sx={{ mx: 0, mt: 0.75, maxWidth: 360 }}
          >
            {t(fault === null ? 'cases:list.period_help' : `cases:list.period_fault.${fault}`)}
          </FormHelperText>
        </form>
      </Popover>
    </>
  )
}
