import { styled } from '@mui/material/styles'
import { colour, motion, size } from '#resources/kit/theme/tokens'
import type { BoxState } from '../fields/field_props'

const borders: Record<BoxState, string> = {
  plain: colour.box,
  error: colour.red,
  warning: colour.amberLine,
}

/** The box of a field: one line to type in, with what stands at its right. */
export const Box = styled('div', { shouldForwardProp: (prop) => prop !== 'state' })<{
  state: BoxState
}>(({ state }) => ({
  'minHeight': size.control,
  'display': 'flex',
  'alignItems': 'stretch',
  'background': colour.card,
  'border': `1px solid ${borders[state]}`,
  'borderRadius': size.radius,
  'transition': `border-color ${motion.short}ms, box-shadow ${motion.short}ms`,
  '&:hover': { borderColor: state === 'plain' ? colour.ink3 : borders[state] },
  // The cursor is seen among boxes in red, too: the sentence under the box says what is wrong.
  '&:focus-within': { borderColor: colour.accent, boxShadow: `0 0 0 3px ${colour.focusRing}` },
  // It is read, and nothing is typed into it.
  '&[data-fixed]': { background: colour.lineSoft },
  '& .on-focus': { visibility: 'hidden' },
  '&:focus-within .on-focus': { visibility: 'visible' },
}))

const bare = {
  'font': 'inherit',
  'color': 'inherit',
  'border': 0,
  'outline': 'none',
  'background': 'transparent',
  'minWidth': 0,
  'padding': '0 9px',
  '&:focus-visible': { outline: 'none' }, // the box around it shows the focus
  '&::placeholder': { color: colour.ink3, opacity: 1 },
} as const

export const Input = styled('input')({ ...bare, flex: 1, width: '100%', textOverflow: 'ellipsis' })
export const TextArea = styled('textarea')({
  ...bare,
  flex: 1,
  width: '100%',
  padding: '7px 9px',
  lineHeight: 1.5,
  resize: 'vertical',
})

/** What stands at the right inside the box: unit, null flavour, hint. */
export const Aside = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  paddingRight: 8,
  fontSize: 11,
  color: colour.ink3,
  whiteSpace: 'nowrap',
})

/** A second part of the box behind a hairline: unit, version. */
export const Second = styled('span')({
  'display': 'flex',
  'alignItems': 'center',
  'margin': '6px 0',
  'borderLeft': `1px solid ${colour.line}`,
  'color': colour.ink2,
  // What is typed there is seen whole; the name of a code gives way.
  'flex': 'none',
  // A box with two parts is as high as one with one.
  '& input': { height: 18 },
})
