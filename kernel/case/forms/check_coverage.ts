import type { Catalogue } from '#kernel/case/content/catalogue'
import type { ElementCoverage } from '#kernel/case/forms/element_coverage'

/** How one layer stands against the catalogue. */
export interface LayerReport {
  layer: string
  covered: number
  /** Elements left out on purpose. */
  exempt: number
  /** Elements of the catalogue that the layer does not know. */
  missing: string[]
  /** Elements that the layer names and no catalogue has. */
  unknown: string[]
}

/** Compares every layer with the catalogue. */
export function checkCoverage(
  catalogue: Catalogue,
  layers: readonly ElementCoverage[]
): LayerReport[] {
  const known = new Set(catalogue.elements.map(({ id }) => id))
  return layers.map((coverage) => {
    const covered = new Set(coverage.elements(catalogue))
    const exempt = new Set(Object.keys(coverage.exempt?.(catalogue) ?? {}))
    return {
      layer: coverage.layer,
      covered: [...covered].filter((id) => known.has(id)).length,
      exempt: exempt.size,
      missing: [...known].filter((id) => !covered.has(id) && !exempt.has(id)),
      unknown: [...covered].filter((id) => !known.has(id)),
    }
  })
}

/** The first thing that is wrong, as one plain sentence; undefined when every layer covers all. */
export function firstGap(reports: readonly LayerReport[]): string | undefined {
  for (const { layer, missing, unknown } of reports) {
    if (missing.length > 0) return `The element "${missing[0]}" is missing in the layer "${layer}"`
    if (unknown.length > 0) {
      return `The layer "${layer}" names the element "${unknown[0]}", which no catalogue has`
    }
  }
  return undefined
}
