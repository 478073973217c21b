import { styled } from '@mui/material/styles'

/** Said to those who listen, not shown to those who see. */
export const Hidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
