/**
 * Specs that take ten seconds and more, with about the seconds that they took beside others on two
 * cores: they are begun first. One that is missing here may be waited for at the end.
 */
export const slowSpecs: Readonly<Record<string, number>> = {
  'kernel/database/in_transaction.spec.ts': 14,
  'kernel/database/migrations.spec.ts': 47,
  'kernel/identity/sign_in/check_credentials.spec.ts': 12,
  'kernel/identity/sign_in/sign_in.functional.spec.ts': 25,
  'kernel/jobs/jobs.spec.ts': 19,
  'kernel/plugins/broken_plugin.functional.spec.ts': 13,
  'tests/architecture/lint.spec.ts': 16,
  'tests/faults/kill_during_saves.spec.ts': 17,
  'tests/isolation/injection.functional.spec.ts': 56,
  'tests/isolation/isolation.functional.spec.ts': 63,
  'tests/journeys/account.journey.spec.ts': 17,
  'tests/journeys/all_pages.journey.spec.ts': 15,
  'tests/journeys/beside.journey.spec.ts': 17,
  'tests/journeys/case_list.journey.spec.ts': 16,
  'tests/journeys/code_lists.journey.spec.ts': 12,
  'tests/journeys/code_names.journey.spec.ts': 11,
  'tests/journeys/coded_findings.journey.spec.ts': 24,
  'tests/journeys/coding.journey.spec.ts': 31,
  'tests/journeys/company.journey.spec.ts': 15,
  'tests/journeys/dictionary.journey.spec.ts': 19,
  'tests/journeys/documents.journey.spec.ts': 11,
  'tests/journeys/editor.journey.spec.ts': 14,
  'tests/journeys/every_screen.journey.spec.ts': 60,
  'tests/journeys/find_term.journey.spec.ts': 13,
  'tests/journeys/import.journey.spec.ts': 12,
  'tests/journeys/unsaved_typing.journey.spec.ts': 15,
  'tests/journeys/keyboard.journey.spec.ts': 17,
  'tests/journeys/organisation.journey.spec.ts': 25,
  'tests/journeys/pages.journey.spec.ts': 18,
  'tests/journeys/people.journey.spec.ts': 12,
  'tests/journeys/periodic_registers.journey.spec.ts': 30,
  'tests/journeys/presence.journey.spec.ts': 12,
  'tests/journeys/presets.journey.spec.ts': 12,
  'tests/journeys/report.journey.spec.ts': 15,
  'tests/journeys/room_beside.journey.spec.ts': 17,
  'tests/journeys/rows.journey.spec.ts': 15,
  'tests/journeys/synonyms.journey.spec.ts': 11,
  'tests/journeys/whodrug.journey.spec.ts': 13,
}

/**
 * Specs that wait for clocks and for other processes, and take less than a third of a core meanwhile:
 * one process runs them one after the other, while those beside it have work for the processors.
 */
export const waitingSpecs: ReadonlySet<string> = new Set([
  'kernel/database/in_transaction.spec.ts',
  'kernel/database/is_at_work.spec.ts',
  'kernel/jobs/jobs.spec.ts',
  'kernel/identity/sign_in/sign_in.functional.spec.ts',
  'scripts/test/lane.spec.ts',
])
