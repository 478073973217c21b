import { startEmbeddedPostgres } from '../kernel/database/embedded_postgres.ts'
import { onConnection } from '../kernel/database/one_connection.ts'
import type { Settings } from './settings.ts'

export interface CommandDatabase {
  /** Why a command may have failed that the user can put right, or null. */
  complaint(): Promise<string | null>
  stop(): Promise<void>
}

/** The database of a command: joins or starts the embedded server where no other is named. */
export async function openCommandDatabase({ embedded }: Settings): Promise<CommandDatabase> {
  const server = embedded ? await startEmbeddedPostgres({ folder: embedded }) : undefined
  return {
    complaint: () => complaintAbout(process.env.DATABASE_URL!),
    stop: async () => server?.stop(),
  }
}

async function complaintAbout(url: string): Promise<string | null> {
  const hasTables = `select to_regclass('public.adonis_schema') as tables`
  try {
    const { rows } = await onConnection(url, (asked) => asked.query(hasTables), { within: 10_000 })
    return rows[0].tables ? null : 'The database has no tables yet: run `npm start` once.'
  } catch (error) {
    return `The database does not answer: ${(error as Error).message}`
  }
}
