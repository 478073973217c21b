import { bringCase } from '#tests/isolation/kit/case_ways'
import { has, isAdministrator } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  whole: {
    'process.way.pass': () => ({ seen: 1 }),
    'process.way.return': () => ({ seen: 1, to: 'ENTRY', reason: 'Own' }),
    'process.way.recall': () => ({ seen: 2, reason: 'Own' }),
    'process.way.claim': () => ({ seen: 1 }),
    'process.way.transfer': ({ userId }) => ({ seen: 1, to: userId, reason: 'Own' }),
  },
  before: {
    'process.way.pass': has('ENTRY'),
    'process.way.return': has('QUALITY'),
    'process.way.recall': async (_own, [caseId], _named, { identity }) =>
      bringCase(caseId!, { node: 'QUALITY', holder: identity.user.id, isSubmitted: true }),
    'process.way.claim': async (_own, [caseId]) =>
      bringCase(caseId!, { node: 'ENTRY', holder: null }),
    'process.way.transfer': async (...asked) => {
      await bringCase(asked[1][0]!, { node: 'ENTRY', holder: null })
      await isAdministrator(...asked)
    },
  },
})
