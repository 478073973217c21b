import type { ThemeOptions } from '@mui/material/styles'
import { colour, motion, size } from '../tokens'

const floating = {
  border: `1px solid ${colour.line}`,
  borderRadius: size.cardRadius,
  boxShadow: '0 8px 24px rgba(26, 30, 40, .12)',
}

/** Menus, dialogs, tables: whatever lies on top of or holds something else. */
export const surfaces: NonNullable<ThemeOptions['components']> = {
  MuiMenu: {
    defaultProps: { transitionDuration: motion.short },
    styleOverrides: { paper: { ...floating, marginTop: 4 }, list: { padding: '4px 0' } },
  },
  MuiPopover: {
    defaultProps: { transitionDuration: motion.short },
    styleOverrides: { paper: floating },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        'minHeight': 32,
        'fontSize': 13,
        'padding': '4px 12px',
        'gap': 8,
        '&.Mui-selected': { background: colour.accentSoft },
        '&.Mui-focusVisible': { outline: 'none', background: colour.accentSoft },
      },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      // As high as every other box, also with chips in it.
      inputRoot: {
        '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
          'padding': '2px 4px',
          '& .MuiAutocomplete-input': { padding: '3px 5px' },
        },
      },
      paper: { ...floating, marginTop: 4, fontSize: 13 },
      option: { minHeight: '32px !important', padding: '4px 10px !important' },
      listbox: { padding: '4px 0', maxHeight: 320 },
      noOptions: { fontSize: 13, padding: '8px 12px' },
    },
  },
  MuiDialog: {
    // Gives focus and keys back to the screen at once, not after it has faded out.
    defaultProps: { closeAfterTransition: false },
    styleOverrides: { paper: { ...floating, borderRadius: 10 } },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: 16, fontWeight: 650, padding: '16px 20px 8px' } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 20px 16px' } } },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '12px 20px', borderTop: `1px solid ${colour.line}` } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { background: 'rgba(26, 30, 40, .32)' } },
    },
  },
  MuiCard: {
    styleOverrides: { root: { border: `1px solid ${colour.line}`, borderRadius: size.cardRadius } },
  },
  MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
}
