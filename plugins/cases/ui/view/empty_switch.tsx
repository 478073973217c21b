import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'

/** Shows or hides what nobody filled in. */
export function EmptySwitch({
  on,
  text,
  onChange,
}: {
  on: boolean
  text: string
  onChange: (on: boolean) => void
}) {
  return (
    <FormControlLabel
      sx={{
        'display': 'flex',
        'mb': 1,
        'ml': -0.5,
        'mr': 0,
        'width': 'fit-content',
        '& .MuiFormControlLabel-label': { color: 'text.secondary' },
      }}
      control={<Checkbox checked={on} onChange={(event) => onChange(event.target.checked)} />}
      label={text}
    />
  )
}
