import { createHash } from 'node:crypto'

import type { Article } from '#plugins/literature/formats/article'

/**
 * SHA-256 of what a record says, wherever it is in its file: records of one fingerprint are one and the
 * same record.
 */
export function fingerprintOf({ line: _line, key: _key, ...said }: Article): string {
  const inOrder = Object.entries(said).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('hex')
}
