import { styled } from '@mui/material/styles'
import { Icon } from '#resources/kit/icons'
import { colour, size } from '#resources/kit/theme/tokens'

const Bar = styled('div')({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  padding: '9px 12px',
  margin: '12px 0 0',
  color: colour.redDeep,
  background: colour.redSoft,
  borderRadius: size.radius,
})

/** Why the server refused, until something else is tried. */
export function RefusalBar({ text }: { text: string | null }) {
  return text ? (
    <Bar role="alert">
      <Icon name="warning" size={16} />
      {text}
    </Bar>
  ) : null
}
