import { styled } from '@mui/material/styles'
import { colour } from '#resources/kit/theme/tokens'

/** The line above what is shown beside the form: which state, which language. */
export const SideBar = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  padding: '7px 10px',
  background: colour.card,
  borderBottom: `1px solid ${colour.lineSoft}`,
})
