import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

import { embeddedPostgresUrl } from '../kernel/database/embedded/address.ts'
import { serverUrlOf } from '../kernel/database/embedded/server_role.ts'

/** Folder of the embedded PostgreSQL, below the checkout. */
const EMBEDDED = 'storage/postgres'

export interface Settings {
  /** Values of .env, overridden by those of the surroundings. */
  values: Record<string, string | undefined>
  /** Folder of the embedded PostgreSQL, or null when DATABASE_URL names another server. */
  embedded: string | null
}

/**
 * Makes sure that the application finds what it cannot do without: a .env with a key of its own
 * (written on the first run), and DATABASE_URL, which is the embedded server by default.
 */
export async function prepareSettings(root: string): Promise<Settings> {
  const file = join(root, '.env')
  // Tests keep their own settings elsewhere (ENV_PATH).
  if (!process.env.ENV_PATH && !existsSync(file))
    writeFileSync(file, firstEnv(root), { mode: 0o600 })
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const values = { ...written, ...process.env }
  if (values.DATABASE_URL) return { values, embedded: null }
  const embedded = join(root, EMBEDDED)
  const owner = await embeddedPostgresUrl(embedded)
  process.env.DATABASE_URL = serverUrlOf(owner)
  process.env.DATABASE_OWNER_URL = owner
  return { values, embedded }
}

function firstEnv(root: string): string {
  const key = randomBytes(32).toString('base64url')
  return readFileSync(join(root, '.env.example'), 'utf8').replace(/^APP_KEY=.*$/m, `APP_KEY=${key}`)
}
