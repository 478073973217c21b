import { defineConfig } from '@adonisjs/lucid'

import env from '#start/env'
import { installed } from '#config/plugins'
import { appRole } from '#kernel/database/app_role'
import { migrationFolders } from '#kernel/plugins/migration_folders'

const url = env.get('DATABASE_URL')

interface RawConnection {
  query(sql: string, done: (error: Error | null) => void): void
}

/**
 * A transaction whose client is gone without a word holds what it has locked until PostgreSQL ends
 * it: whoever sends the same again would wait for it.
 */
const limits = `SET statement_timeout = '55s'; SET idle_in_transaction_session_timeout = '30s'`

/**
 * Two connections to one database. `app` serves requests and jobs under a role that owns nothing,
 * so that row-level security holds; `owner` migrates, verifies and loads in bulk. In production they
 * sign in as two (docs/adr/0016): the server and the workers know the first address only.
 */
export default defineConfig({
  connection: 'app',
  connections: {
    app: {
      client: 'pg',
      connection: { connectionString: url },
      pool: {
        min: 0,
        max: env.get('DATABASE_POOL', 20),
        acquireTimeoutMillis: 8_000,
        afterCreate(raw: RawConnection, done: (error: Error | null, raw: RawConnection) => void) {
          raw.query(`SET ROLE ${appRole}; ${limits}`, (error) => done(error, raw))
        },
      },
      schemaGeneration: { enabled: false },
    },
    owner: {
      client: 'pg',
      connection: { connectionString: env.get('DATABASE_OWNER_URL', url) },
      pool: { min: 0, max: 3 },
      migrations: { naturalSort: true, paths: migrationFolders(installed) },
      schemaGeneration: { enabled: false },
    },
  },
})
