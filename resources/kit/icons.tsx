import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon'

/** Line icons of 24 by 24, drawn with one stroke; a menu entry of a plugin names one of them, or its own. */
const paths = {
  hash: 'M9 4L7 20M17 4l-2 16M5 9h15M4 15h15',
  home: 'M3 11l9-8 9 8M5 10v10h14V10',
  cases: 'M4 4h16v16H4zM4 9h16M9 9v11',
  query: 'M4 5h16v11H9l-5 4z',
  signal: 'M3 17l6-6 4 4 8-9',
  document: 'M5 4h10l4 4v12H5zM14 4v5h5',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  chart: 'M4 20V10m6 10V4m6 16v-7m4 7H3',
  settings: 'M4 7h9m4 0h3M4 17h3m4 0h9M13 4.5v5M7 14.5v5',
  list: 'M8 7h12M8 12h12M8 17h12M4 7h.01M4 12h.01M4 17h.01',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2.9-1.2 1.8M12 17h.01',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  company: 'M4 21V4h10v17M14 9h6v12M2 21h20M8 8h2M8 12h2M8 16h2M17 13h.01M17 17h.01',
  server: 'M4 4h16v6H4zM4 14h16v6H4zM8 7h.01M8 17h.01',
  drug: 'M7 17L17 7M9.5 14.5l5-5M6 18a4 4 0 0 1 0-6l6-6a4 4 0 0 1 6 6l-6 6a4 4 0 0 1-6 0z',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6M18 14.5a6.5 6.5 0 0 1 3.5 5.5',
  upload: 'M12 16V4M7 9l5-5 5 5M4 16v4h16v-4',
  download: 'M12 4v12M7 11l5 5 5-5M4 16v4h16v-4',
  history: 'M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4M12 8v4l3 2',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevronDown: 'M7 10l5 5 5-5',
  chevronRight: 'M10 7l5 5-5 5',
  chevronLeft: 'M14 7l-5 5 5 5',
  arrowUp: 'M12 19V6M7 11l5-5 5 5',
  arrowDown: 'M12 5v13M7 13l5 5 5-5',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  tag: 'M4 4h8l8 8-8 8-8-8zM8.5 8.5h.01',
  book: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  fold: 'M4 5h16v14H4zM15 5v14',
  beside: 'M4 5h16v14H4zM12 5v14',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  arrowLeft: 'M19 12H6M11 7l-5 5 5 5',
  swap: 'M4 9h13l-3-3M20 15H7l3 3',
  keyboard: 'M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M18 11h.01M8 14.5h8',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  eyeOff:
    'M4 4l16 16M10 5.7a9.6 9.6 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.6M6.5 7.2A16 16 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9.5 9.5 0 0 0 4.5-1.1M10 10a3 3 0 0 0 4 4.3',
  star: 'M12 4l2.5 5.2 5.6.7-4.1 3.9 1.1 5.6-5.1-2.8-5.1 2.8L8 13.8 3.9 9.9l5.6-.7z',
  device: 'M4 5h16v11H4zM9 20h6M12 16v4',
  logout: 'M14 4H5v16h9M10 12h10M17 8l4 4-4 4',
} as const

/** By their names, with those that plugins bring. */
const known = new Map<string, string>(Object.entries(paths))

/** Adds icons by `plugin/name`. */
export function bringIcons(icons: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(icons)) known.set(name, path)
}

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** One icon of the set; an unknown name of a menu entry shows a plain document. */
export function Icon({ name, size = 17, ...rest }: SvgIconProps & { name: string; size?: number }) {
  const path = known.get(name) ?? paths.document
  return (
    <SvgIcon viewBox="0 0 24 24" aria-hidden {...rest} sx={{ fontSize: size, ...rest.sx }}>
      <path d={path} {...stroke} />
    </SvgIcon>
  )
}
