/** Texts that say why days are not covered. */
export const causeKeys = {
  failed: 'literature:search.cause.failed',
  running: 'literature:search.cause.running',
  waiting: 'literature:search.cause.waiting',
  overdue: 'literature:search.cause.overdue',
  paused: 'literature:search.cause.paused',
  missing: 'literature:search.cause.missing',
} as const
