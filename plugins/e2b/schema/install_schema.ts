import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

import { readZip } from '#kernel/files/read_zip'

import { wrongContent } from '#plugins/e2b/intake/refusals'
import { wording } from '#plugins/e2b/lang/server/wording'
import { forgetSchemas } from '#plugins/e2b/schema/compiled_schema'
import { schemaClosure } from '#plugins/e2b/schema/schema_closure'
import { schemaFolder, schemaPath } from '#plugins/e2b/schema/schema_folder'

export interface Installation {
  folder: string
  /** Names of the schema files that were copied. */
  files: string[]
}

/**
 * Copies the user's ICH schema package into the installation: a folder or a zip, the schema files
 * anywhere inside. Only the files that the two messages need are taken. A package that lacks one
 * of them is refused and nothing changes.
 * @throws a refusal (3001) with the name of what is missing
 */
export async function installSchema(
  source: string,
  folder = schemaFolder()
): Promise<Installation> {
  const files = statSync(source).isDirectory() ? filesOfFolder(source) : await filesOfZip(source)
  const { files: names, missing } = schemaClosure((name) => files.get(name)?.toString('utf8'))
  if (missing.length > 0) {
    throw wrongContent(wording('install_schema.this_is_not_the_whole_ich', { value: missing[0] }))
  }
  mkdirSync(dirname(folder), { recursive: true })
  const fresh = mkdtempSync(join(dirname(folder), 'e2b-schema-'))
  for (const name of names) {
    const path = schemaPath(fresh, name)
    mkdirSync(dirname(path), { recursive: true })
    await writeFile(path, files.get(name)!)
  }
  rmSync(folder, { recursive: true, force: true })
  renameSync(fresh, folder)
  forgetSchemas()
  return { folder, files: names }
}

function filesOfFolder(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.xsd'))
  return new Map(files.map(({ name, parentPath }) => [name, readFileSync(join(parentPath, name))]))
}

async function filesOfZip(path: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for await (const { name, read } of readZip(readFileSync(path))) {
    if (name.endsWith('.xsd')) files.set(basename(name), Buffer.from(await read()))
  }
  return files
}
