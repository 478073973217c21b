import { toId } from '#kernel/case/content/element_id'
import type { PageSchema } from '#kernel/case/forms/page_layout'
import { propertiesOf } from '#kernel/case/forms/walk_page_schema'

/** What changed between two versions of a page. Places are written `G.k > G.k.4.r > G.k.4.r.4`. */
export interface PageDifference {
  page: string
  from: number
  to: number
  added: string[]
  removed: string[]
  changed: { place: string; before: string; after: string }[]
}

/** Compares two versions of the schema of a page. */
export function pageDifference(
  page: string,
  before: PageSchema,
  after: PageSchema
): PageDifference {
  const old = placesOf(before)
  const now = placesOf(after)
  return {
    page,
    from: before.version,
    to: after.version,
    added: [...now.keys()].filter((place) => !old.has(place)),
    removed: [...old.keys()].filter((place) => !now.has(place)),
    changed: [...old]
      .filter(([place, form]) => now.has(place) && now.get(place) !== form)
      .map(([place, form]) => ({ place, before: form, after: now.get(place)! })),
  }
}

function placesOf(schema: PageSchema): Map<string, string> {
  const places = new Map<string, string>()
  for (const { key, path, property } of propertiesOf(schema.properties)) {
    places.set([...path, toId(key)].join(' > '), property.$ref ?? 'rows')
  }
  return places
}
