import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { installSchema } from '#plugins/e2b/schema/install_schema'
import { referenceFolder } from '#tests/reference'

let installed: string | null | undefined

/** A temporary installation of the ICH schema, or null without reference data (said in one line). */
export async function schemaFixture(): Promise<string | null> {
  if (installed !== undefined) return installed
  const reference = referenceFolder()
  if (reference === null) {
    console.log('  PHAROS_REFERENCE is not set: messages are not held against the ICH schema here')
    installed = null
    return null
  }
  const folder = join(mkdtempSync(join(tmpdir(), 'pharos-schema-')), 'e2b-schema')
  installed = (await installSchema(join(reference, 'e2b/xsd'), folder)).folder
  return installed
}
