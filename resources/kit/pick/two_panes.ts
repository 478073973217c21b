import { styled } from '@mui/material/styles'
import { colour } from '../theme/tokens'

/** What was found at the left, what is chosen of it at the right. */
export const TwoPanes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
  height: 'min(60vh, 600px)',
  borderTop: `1px solid ${colour.line}`,
})

export const LeftPane = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  overflow: 'auto',
  borderRight: `1px solid ${colour.line}`,
})

/** The line above, in which is typed what is looked for. */
export const SearchLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  padding: '0 18px 12px',
})
