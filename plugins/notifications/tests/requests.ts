import { word } from '#tests/isolation/kit/body'
import { defineRequests } from '#tests/isolation/kit/requests'

const events = ['task', 'query', 'unlock', 'level', 'overdue', 'held', 'deleted']

/** Of days that differ from one level to the next. */
let fresh = 1
const level = () => ({ days: fresh++, colour: 'red', nameZh: word(), nameEn: word() })
const notice = () => ({
  ...{ event: events[fresh++ % events.length], users: [], roles: [], interval: 3 },
  ...{ ways: ['product'], rests: 'no', textZh: word(), textEn: word() },
})

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  forms: {
    warning_levels: level,
    company_warnings: level,
    notice_rules: ({ userId }) => ({ ...notice(), users: [userId] }),
    company_notices: ({ roleId }) => ({ ...notice(), roles: [roleId] }),
  },
  whole: { 'notifications.wish': () => ({ isDigest: true }) },
  shapes: {
    'warning_levels.days': () => -7,
    'company_warnings.days': () => -7,
    'notice_rules.users': () => [],
    'notice_rules.roles': () => [],
    'notice_rules.ways': () => ['product'],
    'company_notices.roles': () => [],
    'company_notices.ways': () => ['product'],
  },
  jobs: {
    'notifications.tell':
      'notifications name a case by its number and a day, and say nothing of it',
  },
})
