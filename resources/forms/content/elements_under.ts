import type { Catalogue } from '#kernel/case/content/catalogue'

/** Numbers of the elements that the guide has directly under a heading; what a region adds stands by itself. */
export function elementsUnder(catalogue: Catalogue, heading: string): string[] {
  return catalogue
    .childrenOf(heading)
    .flatMap((child) => ('type' in child && !child.profile ? [child.id] : []))
}
