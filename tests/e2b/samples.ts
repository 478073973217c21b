import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { referenceFolder } from '#tests/reference'

export interface Sample {
  name: string
  bytes: Buffer
}

/** E2B(R3) messages of other makers from the reference folder; none without it. */
export function samples(): Sample[] {
  return sampleFiles().filter(({ name }) => /\.xml$/.test(name) && !/_R2|_ACK_/.test(name))
}

/** All sample files, acknowledgements and E2B(R2) included. */
export function sampleFiles(): Sample[] {
  const reference = referenceFolder()
  if (reference === null) return []
  const folder = join(reference, 'e2b/samples')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => ({ name, bytes: readFileSync(join(parentPath, name)) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
