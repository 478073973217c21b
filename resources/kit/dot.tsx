import { styled } from '@mui/material/styles'
import { colour } from './theme/tokens'

const tones = {
  red: colour.red,
  amber: colour.amberMark,
  green: colour.greenMark,
  grey: colour.blank,
  blue: colour.accent,
}

/** A small round mark; what it means stands beside it or in its title. */
export const Dot = styled('i', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: keyof typeof tones
}>(({ tone }) => ({
  width: 8,
  height: 8,
  flex: 'none',
  borderRadius: '50%',
  background: tones[tone],
}))
