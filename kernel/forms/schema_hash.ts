import { createHash } from 'node:crypto'

import type { CatalogueData } from '#kernel/content/element_definition'
import type { FormPage } from '#kernel/forms/page_layout'

/** Raised when the compiled form changes although the schemas do not. */
const COMPILER = '1'

/** Fingerprint of everything the compiled files are made of, 16 hex digits. */
export function schemaHash(data: CatalogueData, pages: readonly FormPage[]): string {
  return createHash('sha256')
    .update(JSON.stringify([COMPILER, data, pages]))
    .digest('hex')
    .slice(0, 16)
}
