import { createHash } from 'node:crypto'

import type { CatalogueData } from '#kernel/case/content/element_definition'
import type { FormPage } from '#kernel/case/forms/page_layout'

/** Raised when the compiled form changes although the schemas do not. */
const COMPILER = '2'

/** Fingerprint of everything the compiled files are made of, 16 hex digits. */
export function schemaHash(
  data: CatalogueData,
  pages: readonly FormPage[],
  definitions: readonly object[]
): string {
  return createHash('sha256')
    .update(JSON.stringify([COMPILER, data, pages, definitions]))
    .digest('hex')
    .slice(0, 16)
}
