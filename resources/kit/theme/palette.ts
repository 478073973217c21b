import type { PaletteOptions } from '@mui/material/styles'
import { colour } from './tokens'

/** The palette in the words of MUI, so that its own components and react-admin take it over. */
export const palette: PaletteOptions = {
  mode: 'light',
  primary: { main: colour.accent, dark: colour.accentDark, light: colour.accentLight },
  secondary: { main: colour.ink2 },
  error: { main: colour.red, light: colour.redSoft },
  warning: { main: colour.amber, light: colour.amberSoft },
  success: { main: colour.green, light: colour.greenSoft },
  info: { main: colour.teal, light: colour.tealSoft },
  text: { primary: colour.ink, secondary: colour.ink2, disabled: colour.ink3 },
  divider: colour.line,
  background: { default: colour.ground, paper: colour.card },
  action: { hover: colour.hover, selected: colour.accentSoft, focus: colour.focusRing },
}
