import type { Catalogue } from '#kernel/case/content/catalogue'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

/**
 * What one layer of the product knows of the catalogue. Reader, writer, search and lists hand it
 * in, so that schema:check can prove that all of them cover the same elements.
 */
export interface ElementCoverage {
  /** Name of the layer in sentences: reader, writer, search. */
  layer: string
  /** Numbers of the elements that the layer covers. */
  elements(catalogue: Catalogue): string[]
  /** Elements that the layer leaves out on purpose: number and reason. */
  exempt?(catalogue: Catalogue): Record<string, string>
}

export const elementCoverage = new ExtensionPoint<ElementCoverage>('forms.coverage')
