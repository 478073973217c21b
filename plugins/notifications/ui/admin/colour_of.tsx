import { styled } from '@mui/material/styles'
import type { WarningColour } from '#plugins/deadlines/contract/nearness'
import { warningColour } from '#resources/kit/theme/tokens'

/** A word in the colour that it names, with its mark. */
export const ColourOf = styled('span', {
  shouldForwardProp: (prop) => prop !== 'colour',
})<{ colour: WarningColour }>(({ colour }) => ({
  'color': warningColour[colour].text,
  'fontWeight': 600,
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    borderRadius: '50%',
    marginRight: 6,
    background: warningColour[colour].mark,
  },
}))
