import type { BaseCommand } from '@adonisjs/core/ace'

/** The part of what runs migrations that is looked at here. */
interface Runner {
  error: Error | null
  /** Gives back the lock that keeps others from migrating at the same time. */
  shutdown(): Promise<void>
}

/**
 * From now on a command that migrates says why a migration failed. Lucid gives its lock back at the
 * end in any case, and of a failure in that it tells alone; where the connection broke, its lock is
 * gone with it, and the cause would stay untold.
 */
export async function tellFailedMigrations({ commandName }: BaseCommand): Promise<void> {
  if (!commandName.startsWith('migration:')) return
  const { MigrationRunner } = await import('@adonisjs/lucid/migration')
  const runner = MigrationRunner.prototype as unknown as Runner
  const { shutdown } = runner
  runner.shutdown = async function () {
    try {
      await shutdown.call(this)
    } catch (error) {
      this.error ??= error as Error
    }
  }
}
