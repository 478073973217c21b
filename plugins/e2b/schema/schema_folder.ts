import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { ROOTS, folderOf } from '#plugins/e2b/schema/schema_closure'

/**
 * Where `e2b:schema-install` puts the user's copy of the ICH schema package. The package is ICH's
 * own and no part of the project; without it everything works but the schema check.
 */
export function schemaFolder(): string {
  return resolve('storage/e2b-schema')
}

export function schemaPath(folder: string, name: string): string {
  return join(folder, folderOf(name), name)
}

/** Whether the package is installed. */
export function hasSchema(folder = schemaFolder()): boolean {
  return existsSync(schemaPath(folder, ROOTS.message))
}
