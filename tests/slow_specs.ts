/**
 * Specs that take far longer than their length lets expect, with about the seconds that they took
 * on a build server; lanes are shared out by them. A spec that is missing here costs balance only.
 */
export const slowSpecs: Readonly<Record<string, number>> = {
  'kernel/database/database_away.functional.spec.ts': 13,
  'kernel/database/migrations.spec.ts': 37,
  'kernel/jobs/jobs.spec.ts': 15,
  'kernel/plugins/commands/plugin_make.functional.spec.ts': 16,
  'plugins/cases/commands/commands.functional.spec.ts': 21,
  'plugins/coding/commands/commands.functional.spec.ts': 26,
  'plugins/drugs/commands/commands.functional.spec.ts': 20,
  'plugins/e2b/commands/commands.functional.spec.ts': 21,
  'scripts/start/start.functional.spec.ts': 25,
  'tests/architecture/leaving_out.functional.spec.ts': 12,
  'tests/e2b/mutations.spec.ts': 10,
  'tests/faults/full_disk.spec.ts': 15,
  'tests/faults/broken_lines.functional.spec.ts': 12,
  'tests/faults/every_write.functional.spec.ts': 30,
  'tests/faults/hostile_uploads.spec.ts': 10,
  'tests/faults/kill_anything.spec.ts': 45,
  'tests/faults/kill_during_import.spec.ts': 35,
  'tests/faults/kill_during_load.spec.ts': 55,
  'tests/faults/kill_during_saves.spec.ts': 60,
  'tests/faults/kill_postgres.spec.ts': 17,
  'tests/faults/rolling_restart.spec.ts': 20,
  'tests/load/stale_statistics.spec.ts': 25,
  'tests/isolation/injection.functional.spec.ts': 80,
  'tests/isolation/isolation.functional.spec.ts': 60,
  'tests/production/demonstration.spec.ts': 45,
  'tests/journeys/every_screen.journey.spec.ts': 100,
  'tests/production/lived.spec.ts': 80,
}
