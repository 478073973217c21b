/** The palette: every colour that the product shows. Colour means something, so the names say what. */
export const colour = {
  side: '#282A37',
  sideRaised: '#343747',
  sideText: '#BFC3CF',
  sideQuiet: '#959BAD',
  sideMark: '#6F9BFF',
  sideBadge: '#454A5E',
  accent: '#2F5BDA',
  accentDark: '#2449B5',
  accentLight: '#456CDD',
  accentSoft: '#EAF0FF',
  accentLine: '#B9CBFA',
  focusRing: '#DCE6FF',
  ground: '#F4F5F8',
  card: '#FFFFFF',
  head: '#FAFBFC',
  line: '#E2E5EB',
  lineSoft: '#EEF0F4',
  box: '#D3D8E1',
  hover: '#F8FAFF',
  ink: '#1A1E28',
  ink2: '#5A6272',
  ink3: '#636B7B',
  red: '#D92D20',
  redDeep: '#BF261A', // text on redSoft
  redSoft: '#FEECEA',
  amber: '#9F5407',
  amberMark: '#E08A1E',
  amberLine: '#E0A04A',
  amberSoft: '#FEF4E6',
  green: '#117843',
  greenMark: '#2AA36B',
  greenSoft: '#E7F6EE',
  violet: '#6B3FC4',
  violetSoft: '#F1ECFB',
  teal: '#0B7079',
  tealSoft: '#E3F5F6',
  blank: '#D5D9E1',
} as const

/** The seven colours of warnings before a due date: a text that can be read, and the mark beside it. */
export const warningColour = {
  red: { text: '#BF261A', mark: '#F5222D' },
  orange: { text: '#9F5407', mark: '#FA8C16' },
  purple: { text: '#5B2CA8', mark: '#722ED1' },
  yellow: { text: '#6F5700', mark: '#FADB14' },
  turquoise: { text: '#0B7079', mark: '#13C2C2' },
  grey: { text: '#5A6272', mark: '#8C8C8C' },
  peony: { text: '#A31063', mark: '#EB2F96' },
  none: { text: '#1A1E28', mark: '#D5D9E1' },
} as const

/** Density: pixels. One height for controls, one for rows, steps of eight. */
export const size = {
  control: 32,
  controlSmall: 26,
  row: 36,
  tableHead: 34,
  tableRow: 38,
  radius: 6,
  cardRadius: 8,
  side: 208,
  sideFolded: 56,
  top: 48,
  form: 720, // pixels at most
  minWidth: 1280, // pixels; narrower windows scroll
  foldBelow: 1380,
  foldBesideBelow: 1800,
} as const

export const fontFamily =
  '"Inter Variable", "Noto Sans SC Variable", "Noto Sans CJK SC", system-ui, sans-serif'

/** Whoever asks the system for less motion gets none, and waits for none. */
const still =
  typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Motion only shows where something went; milliseconds. */
export const motion = still ? { short: 0, long: 0 } : { short: 90, long: 140 }
