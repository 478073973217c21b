import { styled } from '@mui/material/styles'

/** A screen that scrolls as a whole. */
export const Page = styled('div')({
  height: '100%',
  overflow: 'auto',
  padding: '16px 20px 20px',
})
