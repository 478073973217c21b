import type { CodedPlace } from '#plugins/coding/places/coded_places'

/** The version that a case is coded with: it has one only (E2B-24); empty while nothing is coded. */
export function versionOfCase(places: readonly CodedPlace[]): string {
  return places.find(({ code, version }) => code !== null && version !== '')?.version ?? ''
}
