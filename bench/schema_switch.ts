import { existsSync, renameSync } from 'node:fs'

import { installSchema } from '#plugins/e2b/schema/install_schema'
import { schemaFolder } from '#plugins/e2b/schema/schema_folder'

export interface SchemaSwitch {
  on(): void
  off(): void
}

/**
 * Installs the ICH schema from the reference folder into the home of this run, where it can be
 * taken away for a while; does nothing without a reference.
 */
export async function openSchemaSwitch(reference: string | null): Promise<SchemaSwitch> {
  const folder = schemaFolder()
  const away = `${folder}.away`
  if (reference) await installSchema(`${reference}/e2b/xsd`, folder)
  const move = (from: string, to: string) => {
    if (existsSync(from)) renameSync(from, to)
  }
  return { on: () => move(away, folder), off: () => move(folder, away) }
}
