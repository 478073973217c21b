import ButtonBase from '@mui/material/ButtonBase'
import { Tag, type Tone } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'

interface FilterTagProps {
  on: boolean
  count: number
  tone: Tone
  label: string
  onClick: () => void
}

/** A count that shows only what it counts when it is pressed. */
export function FilterTag({ on, count, tone, label, onClick }: FilterTagProps) {
  return (
    <ButtonBase
      onClick={onClick}
      aria-pressed={on}
      aria-label={label}
      title={label}
      sx={{ borderRadius: '4px', boxShadow: on ? `0 0 0 2px ${colour.accentLine}` : 'none' }}
    >
      <Tag tone={tone}>{count}</Tag>
    </ButtonBase>
  )
}
