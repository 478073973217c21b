import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colour } from '#resources/kit/theme/tokens'

const MOST_CHARACTERS = 100

const Root = styled('div')({
  '& label': {
    display: 'block',
    fontSize: 12,
    fontWeight: 550,
    color: colour.ink2,
    marginBottom: 4,
  },
  '& p': { color: colour.redDeep, fontSize: 12, marginTop: 5 },
})

interface PresetNameProps {
  value: string
  /** Why the preset was refused, in one sentence. */
  error: string | null
  autoFocus?: boolean
  onValue: (name: string) => void
}

/** How people find the preset again. */
export function PresetName({ value, error, autoFocus, onValue }: PresetNameProps) {
  const { t } = useTranslation()
  return (
    <Root>
      <label htmlFor="preset-name">{t('presets:keep.name')}</label>
      <OutlinedInput
        id="preset-name"
        fullWidth
        autoFocus={autoFocus}
        value={value}
        error={error !== null}
        onChange={(event) => onValue(event.target.value)}
        inputProps={{ maxLength: MOST_CHARACTERS, autoComplete: 'off' }}
      />
      {error && <p role="alert">{error}</p>}
    </Root>
  )
}
