import type { NoticeEvent } from '#plugins/notifications/contract'

type ActName = `${string}.${string}`

/** Which acts are told, and as which event. */
export const eventOfAct: Readonly<Record<ActName, NoticeEvent>> = {
  'case.passed': 'task',
  'case.returned': 'task',
  'case.transferred': 'task',
  'query.sent': 'query',
  'case.unlock_requested': 'unlock',
  'case.deleted': 'deleted',
  'case.creation_undone': 'deleted',
}

/** A save may make a case overdue, which is told at once. */
export const SAVE = 'case.page_saved'

/** What this plugin listens to: not all acts of cases, for an import has thousands of them at once. */
export const heardActs: readonly ActName[] = [...(Object.keys(eventOfAct) as ActName[]), SAVE]
