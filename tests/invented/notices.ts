/** A level of each colour, the nearest to the due date first. */
export const demoLevels = [
  { days: -1, colour: 'red', nameZh: '已逾期', nameEn: 'Overdue' },
  { days: 1, colour: 'peony', nameZh: '最后一天', nameEn: 'Last day' },
  { days: 3, colour: 'orange', nameZh: '紧急', nameEn: 'Urgent' },
  { days: 5, colour: 'purple', nameZh: '较急', nameEn: 'Pressing' },
  { days: 7, colour: 'yellow', nameZh: '一周内', nameEn: 'This week' },
  { days: 10, colour: 'turquoise', nameZh: '十天内', nameEn: 'Within ten days' },
  { days: 30, colour: 'grey', nameZh: '一个月内', nameEn: 'This month' },
] as const

/** Of which events people of a role are told, by the codes of roles. */
export const demoNotices = [
  { event: 'overdue', roles: ['PRO_ADMIN', 'ENTRY'], interval: 1, rests: 'no' },
  { event: 'level', roles: ['ENTRY'], interval: 3, rests: 'yes' },
  { event: 'task', roles: ['QUALITY', 'EVALUATION', 'REVIEW'], interval: 2, rests: 'yes' },
] as const

/** A case whose report is due so many days from now, one for each colour; one whose receipt is no day. */
export const demoDueDays = [-3, 1, 3, 5, 7, 10, 14] as const

/** The project and the environment that have them. */
export const demoDuePlace = { project: 'PH900', environment: 0 } as const
