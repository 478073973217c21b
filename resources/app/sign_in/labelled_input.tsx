import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#resources/kit/icons'
import { colour } from '#resources/kit/theme/tokens'

const Label = styled('label')({
  display: 'block',
  fontSize: 12,
  fontWeight: 550,
  color: colour.ink2,
  marginBottom: 4,
})
const Under = styled('p')({ fontSize: 12, marginTop: 5, lineHeight: 1.45 })

interface LabelledInputProps extends Omit<OutlinedInputProps, 'error'> {
  label: string
  onValue: (value: string) => void
  error?: string | null
  /** What to type, in one sentence; gives way to what is wrong. */
  hint?: string
}

/** A tall box with its label above and, when something is wrong, one sentence below. */
export function LabelledInput({
  label,
  onValue,
  error,
  hint,
  type,
  endAdornment,
  ...rest
}: LabelledInputProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const under = error ?? hint
  const eye = type === 'password' && <ShowButton shown={shown} onShow={setShown} />
  return (
    <div style={{ marginBottom: 14 }}>
      <Label htmlFor={id}>{label}</Label>
      <OutlinedInput
        id={id}
        fullWidth
        error={Boolean(error)}
        sx={{ height: 40 }}
        type={type === 'password' && shown ? 'text' : type}
        endAdornment={endAdornment ?? (eye || undefined)}
        {...rest}
        onChange={(event) => onValue(event.target.value)}
        inputProps={{ 'aria-describedby': under ? `${id}-under` : undefined, ...rest.inputProps }}
      />
      {under && (
        <Under
          id={`${id}-under`}
          role={error ? 'alert' : undefined}
          style={{ color: error ? colour.redDeep : colour.ink3 }}
        >
          {under}
        </Under>
      )}
    </div>
  )
}

/** Shows what was typed as a password, for as long as one likes. */
function ShowButton({ shown, onShow }: { shown: boolean; onShow: (shown: boolean) => void }) {
  const { t } = useTranslation()
  const name = t(shown ? 'password.hide' : 'password.show')
  return (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        aria-label={name}
        title={name}
        aria-pressed={shown}
        onClick={() => onShow(!shown)}
      >
        <Icon name={shown ? 'eyeOff' : 'eye'} size={17} />
      </IconButton>
    </InputAdornment>
  )
}
