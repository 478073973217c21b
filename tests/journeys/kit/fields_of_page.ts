import { parsePath } from '#kernel/case/content/element_path'
import type { PageLevel } from '#kernel/case/forms/page_level'

/** The fields of a level and of the first row of each group in it: `D_1`, `G_k_0_G_k_1`. */
function placesOf(level: PageLevel, above = ''): string[] {
  return [...level].flatMap(([key, place]) =>
    'group' in place ? placesOf(place.level, `${above}${key}_0_`) : [above + key]
  )
}

/**
 * Which fields of a page a form of rjsf shows, in the order in which it does.
 * @param boxes ids of all that stands in the form; the boxes of one field begin alike: `D_1`,
 *   `D_1__anyof_select`, `D_1_nullFlavor`
 */
export function fieldsOfBoxes(boxes: readonly string[], level: PageLevel): string[] {
  const places = new Set(placesOf(level))
  const fields = boxes.flatMap((box) => {
    const parts = box.replace(/^root_/, '').split('_')
    const starts = parts.map((_, index) => parts.slice(0, parts.length - index).join('_'))
    return starts.filter((start) => places.has(start)).slice(0, 1)
  })
  return [...new Set(fields)]
}

/** The same of our editor, by the paths that its fields carry; it shows one row of each group. */
export function fieldsOfPaths(paths: readonly string[]): string[] {
  return paths.map((path) =>
    parsePath(path)
      .map(({ key }) => key)
      .join('_0_')
  )
}
