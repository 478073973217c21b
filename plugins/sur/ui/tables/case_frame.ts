import { styled } from '@mui/material/styles'
import { colour } from '#resources/kit/theme/tokens'

/** A list of cases, a line each. */
export const CaseFrame = styled('ul')({
  'listStyle': 'none',
  'margin': 0,
  'padding': '0 0 8px',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 12px',
    alignItems: 'baseline',
    padding: '5px 18px',
    borderBottom: `1px solid ${colour.lineSoft}`,
  },
})
