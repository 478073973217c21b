import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ace from '@adonisjs/core/services/ace'
import type { ApplicationService } from '@adonisjs/core/types'

import { migrationFolders } from '#kernel/plugins/migration_folders'
import type { PluginManifest } from '#kernel/plugins/define_plugin'
import type { WrittenFile } from '#kernel/reports/report'

const ORIGIN = '// Written by `npm run -s ace -- docs:reports`; not edited by hand.'

/**
 * The classes that models extend, one for each table of an owner: database/schema.ts of the kernel,
 * and the same of each plugin that has such a file. Lucid writes them from the tables; it can be told
 * which to leave out, so its generator runs once for each owner.
 */
export async function schemaClasses(app: ApplicationService): Promise<WrittenFile[]> {
  const folders = migrationFolders(app.config.get<PluginManifest[]>('plugins.installed'))
  const owner = (await app.container.make('lucid.db')).connection('owner')
  const all = await owner.getAllTables(['public'])
  const files: WrittenFile[] = []
  for (const folder of folders) {
    const path = join(folder, '..', 'schema.ts')
    if (!existsSync(app.makePath(path))) continue
    const own = await tablesMadeIn(app.makePath(folder))
    const excludeTables = all.filter((table) => !own.has(table))
    const text = await generated(app, excludeTables)
    files.push({ path, text: async () => text })
  }
  return files
}

/** What Lucid writes when it leaves tables out. */
async function generated(app: ApplicationService, excludeTables: string[]): Promise<string> {
  const db = await app.container.make('lucid.db')
  const { config } = db.manager.get('owner')!
  const folder = await mkdtemp(join(tmpdir(), 'pharos-schema-'))
  const outputPath = join(folder, 'schema.ts')
  const before = config.schemaGeneration
  const rulesPaths = ['#database/schema_rules']
  config.schemaGeneration = { enabled: true, outputPath, rulesPaths, excludeTables }
  try {
    const { exitCode, error } = await ace.exec('schema:generate', ['--connection=owner'])
    if (exitCode) throw error
    const text = await readFile(outputPath, 'utf8')
    return `${ORIGIN}\n${text.slice(text.indexOf('import '))}`
  } finally {
    config.schemaGeneration = before
    await rm(folder, { recursive: true })
  }
}

/** Names of the tables that the migrations of a folder make. */
async function tablesMadeIn(folder: string): Promise<Set<string>> {
  const names = await readdir(folder)
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const made = texts.flatMap((text) => [...text.matchAll(/\bCREATE (?:UNLOGGED )?TABLE (\w+)/g)])
  // A name that is put together stands whole where the table is dropped.
  const dropped = texts.flatMap((text) => [...text.matchAll(/\bDROP TABLE ([\w\s,]+)/g)])
  return new Set([...made, ...dropped].flatMap(([, found]) => found!.match(/\w+/g) ?? []))
}
