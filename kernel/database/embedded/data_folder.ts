import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { PostgresBinaries } from './binaries.ts'

/** The password of the superuser: random, made once, readable by the owner only. */
export async function passwordOf(folder: string): Promise<string> {
  const file = join(folder, 'password')
  if (!existsSync(file)) {
    await writeFile(`${file}.new`, randomBytes(24).toString('hex'), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  return readFileSync(file, 'utf8').trim()
}

/** Runs initdb beside the final place and moves it there, so that a half-made folder never counts. */
export async function initialise(folder: string, binaries: PostgresBinaries) {
  const data = join(folder, 'data')
  if (existsSync(join(data, 'PG_VERSION'))) return
  const draft = join(folder, 'data.new')
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  await handOver(folder, binaries)
  const run = binaries.command(binaries.initdb, [
    `--pgdata=${draft}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${join(folder, 'password')}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ])
  const made = spawnSync(run.file, run.args, { ...run.options, encoding: 'utf8' })
  if (made.status !== 0) {
    throw new Error(`initdb of the embedded PostgreSQL failed: ${made.stderr || made.error}`)
  }
  // Fails when something else stands there: data that we do not understand is never removed.
  await rename(draft, data)
}

/** Gives the folder to the user that the server will run as, where that is another one. */
async function handOver(folder: string, binaries: PostgresBinaries) {
  const { owner } = binaries
  if (owner === undefined) return
  await chmod(folder, 0o755)
  const entries = await readdir(folder, { recursive: true })
  for (const entry of ['', ...entries]) await chown(join(folder, entry), owner, owner)
}
