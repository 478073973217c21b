import { styled } from '@mui/material/styles'

/**
 * Said to those who listen, not shown to those who see. It is fixed where it stands in the text: an
 * absolute one would lie outside of what scrolls around it, and let the whole screen scroll.
 */
export const Hidden = styled('span')({
  position: 'fixed',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
