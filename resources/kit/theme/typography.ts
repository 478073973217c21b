import type { TypographyVariantsOptions } from '@mui/material/styles'
import { fontFamily } from './tokens'

/** One size step between levels, weight before size. */
export const typography: TypographyVariantsOptions = {
  fontFamily,
  fontSize: 13,
  htmlFontSize: 16,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  h1: { fontSize: 18, fontWeight: 650, lineHeight: 1.3, margin: 0 },
  h2: { fontSize: 16, fontWeight: 650, lineHeight: 1.3, margin: 0 },
  h3: { fontSize: 13, fontWeight: 650, lineHeight: 1.4, margin: 0 },
  h4: { fontSize: 18, fontWeight: 650 },
  h5: { fontSize: 16, fontWeight: 650 },
  h6: { fontSize: 14, fontWeight: 650 },
  subtitle1: { fontSize: 13, fontWeight: 600 },
  subtitle2: { fontSize: 12, fontWeight: 600 },
  body1: { fontSize: 13, lineHeight: 1.5 },
  body2: { fontSize: 13, lineHeight: 1.5 },
  caption: { fontSize: 12, lineHeight: 1.45 },
  overline: { fontSize: 11, letterSpacing: '.6px', lineHeight: 1.6 },
  button: { fontSize: 13, fontWeight: 550, textTransform: 'none' },
}
