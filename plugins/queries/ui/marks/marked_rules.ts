import { colour } from '#resources/kit/theme/tokens'

/** Where a mark stands: the corner of whatever holds the place. */
const corner = {
  'position': 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    right: 0,
    top: 0,
    border: '5px solid',
    borderColor: `${colour.amberMark} ${colour.amberMark} transparent transparent`,
    pointerEvents: 'none',
  },
} as const

/**
 * What marks places on the screen, by selector: fields, rows and panels carry their path (`fieldMarks`),
 * so nothing of a form is drawn anew for it.
 * @param paths of elements, rows and groups
 */
export function markedRules(paths: readonly (string | null)[]): Record<string, typeof corner> {
  const known = new Set(paths.filter((path) => path !== null))
  return Object.fromEntries(
    [...known].map((path) => {
      const own = path.replaceAll(/["\\]/g, String.raw`\$&`)
      return [`[data-path="${own}"], [data-with~="${own}"]`, corner]
    })
  )
}
