import { styled } from '@mui/material/styles'
import { colour } from '#resources/kit/theme/tokens'

const Box = styled('p')({
  background: colour.redSoft,
  color: colour.redDeep,
  borderRadius: 6,
  padding: '8px 12px',
  marginBottom: 14,
})

/** What is wrong with a form as a whole. */
export function WholeError({ text }: { text: string | null }) {
  return text && <Box role="alert">{text}</Box>
}
