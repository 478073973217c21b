import type { ThemeOptions } from '@mui/material/styles'
import { colour, motion, size } from '../tokens'

const ring = `0 0 0 3px ${colour.focusRing}`

/** Buttons, boxes to type in, check marks. */
export const controls: NonNullable<ThemeOptions['components']> = {
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: {
        'height': size.control,
        'minWidth': 0,
        'padding': '0 12px',
        'gap': 7,
        'borderRadius': size.radius,
        'whiteSpace': 'nowrap',
        'transition': `background-color ${motion.short}ms, border-color ${motion.short}ms`,
        '&:focus-visible': { outline: 'none', boxShadow: ring, borderColor: colour.accent },
      },
      sizeSmall: { height: size.controlSmall, padding: '0 9px', fontSize: 12 },
      containedPrimary: {
        '&.Mui-disabled': { background: colour.accent, color: '#fff', opacity: 0.45 },
      },
      sizeLarge: { height: 40, fontSize: 14 },
      outlinedInherit: {
        'borderColor': colour.line,
        'background': colour.card,
        'color': colour.ink,
        '&:hover': { background: colour.head, borderColor: colour.box },
        '&[aria-pressed=true]': {
          background: colour.accentSoft,
          borderColor: colour.accentLine,
          color: colour.accent,
        },
      },
      textInherit: { 'color': colour.ink2, '&:hover': { background: colour.lineSoft } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: size.radius, color: colour.ink2, padding: 6 },
      sizeSmall: { padding: 4 },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        'minHeight': size.control,
        'borderRadius': size.radius,
        'background': colour.card,
        'fontSize': 13,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: colour.box, top: 0 },
        '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colour.ink3 },
        '&.Mui-focused': { boxShadow: ring },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1 },
        '&.Mui-error.Mui-focused': { boxShadow: `0 0 0 3px ${colour.redSoft}` },
        '&.Mui-disabled': { background: colour.head },
      },
      input: {
        'padding': '6px 9px',
        'height': 'auto',
        '&::placeholder': { color: colour.ink3, opacity: 1 },
      },
      multiline: { padding: 0 },
    },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { padding: 4, color: colour.ink3 } },
  },
  MuiRadio: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { padding: 4, color: colour.ink3 } },
  },
  MuiInputLabel: { defaultProps: { shrink: true } },
  MuiSelect: { styleOverrides: { select: { minHeight: 'auto' }, icon: { right: 4 } } },
}
