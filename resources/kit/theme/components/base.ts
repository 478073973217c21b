import type { ThemeOptions } from '@mui/material/styles'
import { colour, fontFamily, motion, size } from '../tokens'

const still = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important',
}

/** Rules for the document as a whole. */
export const base: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: {
      'html': { fontSize: 16 },
      'body': {
        fontFamily,
        fontSize: 13,
        lineHeight: 1.5,
        color: colour.ink,
        background: colour.ground,
        minWidth: size.minWidth,
        fontFeatureSettings: '"cv05"',
        WebkitFontSmoothing: 'antialiased',
      },
      'a': { color: colour.accent, textDecoration: 'none' },
      'a:hover': { textDecoration: 'underline' },
      'dl, dd, p, h1, h2, h3, h4, ul, ol': { margin: 0 },
      ':focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: 1 },
      '[tabindex="-1"]:focus-visible': { outline: 'none' }, // focused by a script, not by a key
      '.num': { fontVariantNumeric: 'tabular-nums', letterSpacing: '-.015em' },
      '#nprogress .bar': {
        position: 'fixed',
        top: 0,
        left: 0,
        zIndex: 2000,
        width: '100%',
        height: 2,
        background: colour.accent,
      },
      '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': still },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiSkeleton: { defaultProps: { animation: 'pulse', variant: 'rounded' } },
  MuiTooltip: {
    defaultProps: { arrow: false, enterDelay: 400, disableInteractive: true },
    styleOverrides: {
      tooltip: {
        background: colour.side,
        fontSize: 12,
        lineHeight: 1.45,
        padding: '5px 9px',
        borderRadius: size.radius,
      },
    },
  },
  MuiCollapse: { defaultProps: { timeout: motion.short } },
}
