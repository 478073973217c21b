import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * The folder with external reference data (the ICH schema package, public sample reports), or
 * null. This is the only place that reads PHAROS_REFERENCE.
 */
export function referenceFolder(): string | null {
  const folder = process.env.PHAROS_REFERENCE
  return folder && existsSync(folder) ? resolve(folder) : null
}
