import { styled } from '@mui/material/styles'

/** What ends in "…" where its column has no room for it. */
export const Cut = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
