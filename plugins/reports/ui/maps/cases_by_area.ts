import type { ResultPart } from '#plugins/reports/contract'
import type { MapKind } from '#plugins/reports/contract/report_map'
import { say } from '#resources/app/language'

/** Cases of an area of a map. */
export interface AreaOfCases {
  /** The name that the area has in the map. */
  readonly key: string
  /** What it is called. */
  readonly name: string
  readonly value: number
}

/**
 * The cases of each area: those of a country by its code, those of a province by all the ways in which it
 * was written. What is unknown, and what has no area, stands in the table alone.
 */
export function casesByArea(
  { rows }: ResultPart,
  kind: MapKind,
  keys: Readonly<Record<string, string>>
): AreaOfCases[] {
  const areas = new Map<string, AreaOfCases>()
  for (const { values, label, total } of rows) {
    const [country, province] = values
    const isRow = kind === 'country' ? values.length === 1 : values.length === 2
    const key = kind === 'country' ? country : country === 'CN' && province && keys[province]
    if (!isRow || !key) continue
    const before = areas.get(key)
    const value = (before?.value ?? 0) + total[0]
    areas.set(key, { key, name: before?.name ?? say(label), value })
  }
  return [...areas.values()]
}
