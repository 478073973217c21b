import { colour } from '#resources/kit/theme/tokens'

/** Where a mark is: the edge of whatever holds the place, since queries have the corner. */
const edge = {
  'position': 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -6,
    top: 0,
    bottom: 0,
    width: 3,
    borderRadius: 2,
    background: colour.red,
    pointerEvents: 'none',
  },
} as const

/**
 * What marks places on the screen, by selector: fields, rows and panels carry their path, so that nothing of
 * a form is drawn again for it.
 * @param paths of elements and rows; null for what names none
 */
export function markedRules(paths: readonly (string | null)[]): Record<string, typeof edge> {
  const known = new Set(paths.filter((path) => path !== null))
  return Object.fromEntries(
    [...known].map((path) => {
      const own = path.replaceAll(/["\\]/g, String.raw`\$&`)
      return [`[data-path="${own}"], [data-with~="${own}"]`, edge]
    })
  )
}
