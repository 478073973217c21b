import { styled } from '@mui/material/styles'
import { colour } from '#resources/kit/theme/tokens'

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  fontWeight: 650,
  fontSize: 15,
  letterSpacing: '.2px',
})
const Mark = styled('i')({
  width: 22,
  height: 22,
  flex: 'none',
  borderRadius: 6,
  background: 'linear-gradient(135deg, #5B8CFF, #2FD3C6)',
})

/** Name and mark of the product. */
export function Brand({ small, onLight }: { small?: boolean; onLight?: boolean }) {
  return (
    <Root style={{ color: onLight ? colour.ink : '#fff' }}>
      <Mark />
      {!small && 'Pharos'}
    </Root>
  )
}
