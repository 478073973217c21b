import type { Fields } from '#kernel/fields/field'
import { warningColours } from '#plugins/deadlines/contract/nearness'
import { wording } from '#plugins/notifications/lang/wording'

/** A level of warning: so many days before a due date it is reached, and shown in its colour. */
export const levelFields = {
  days: {
    kind: 'number',
    label: wording('level.days'),
    help: wording('level.days_help'),
    required: true,
    min: -365,
    max: 365,
  },
  colour: {
    kind: 'choice',
    label: wording('level.colour'),
    required: true,
    of: warningColours.map((value) => ({ value, label: wording(`colour.${value}`) })),
  },
  nameZh: { kind: 'text', label: wording('level.name_zh'), required: true, max: 24 },
  nameEn: { kind: 'text', label: wording('level.name_en'), required: true, max: 40 },
} as const satisfies Fields

/** Of what people are told. */
export const noticeEvents = [
  ...(['task', 'query', 'unlock', 'level', 'overdue', 'held', 'deleted'] as const),
] as const

export type NoticeEvent = (typeof noticeEvents)[number]

/** What a text may name; nothing of it says what stands in a case. */
export const textFields = ['caseNo', 'project', 'due', 'days', 'destination', 'step'] as const

const fields = textFields.join(', ')
const text = wording('notice.text_help', { fields })

/** Who is told of an event, how, and how often. */
export const noticeFields = {
  event: {
    kind: 'choice',
    label: wording('notice.event'),
    required: true,
    of: noticeEvents.map((value) => ({ value, label: wording(`event.${value}`) })),
  },
  users: { kind: 'links', label: wording('notice.users'), resource: 'members', named: ['name'] },
  roles: {
    kind: 'links',
    label: wording('notice.roles'),
    resource: 'project-roles',
    named: ['nameZh', 'nameEn'],
  },
  interval: {
    kind: 'number',
    label: wording('notice.interval'),
    help: wording('notice.interval_help'),
    min: 1,
    max: 999,
  },
  ways: {
    kind: 'choices',
    label: wording('notice.ways'),
    of: [
      { value: 'mail', label: wording('notice.mail') },
      { value: 'product', label: wording('notice.product') },
    ],
  },
  rests: {
    kind: 'choice',
    label: wording('notice.rests'),
    help: wording('notice.rests_help'),
    default: 'no',
    of: [
      { value: 'no', label: wording('notice.rests_no') },
      { value: 'yes', label: wording('notice.rests_yes') },
    ],
  },
  textZh: { kind: 'text', label: wording('notice.text_zh'), help: text, max: 300, lines: 2 },
  textEn: { kind: 'text', label: wording('notice.text_en'), help: text, max: 300, lines: 2 },
} as const satisfies Fields

/** The same of a company, whose people are in no project yet: roles alone. */
export const noticeTemplateFields = {
  event: noticeFields.event,
  roles: { ...noticeFields.roles, resource: 'roles' },
  interval: noticeFields.interval,
  ways: noticeFields.ways,
  rests: noticeFields.rests,
  textZh: noticeFields.textZh,
  textEn: noticeFields.textEn,
} as const satisfies Fields
