import { bringCase } from '#tests/isolation/kit/case_ways'
import { has, isAdministrator, owner } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  whole: {
    'process.way.pass': () => ({ seen: 1 }),
    'process.way.return': () => ({ seen: 1, to: 'ENTRY', reason: 'Own' }),
    'process.way.recall': () => ({ seen: 2, reason: 'Own' }),
    'process.way.claim': () => ({ seen: 1 }),
    'process.way.transfer': ({ userId }) => ({ seen: 1, to: userId, reason: 'Own' }),
    'process.quality.rate': () => ({ seen: 1, severity: 'major' }),
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
    'process.quality.rate': async (...asked) => {
      const [caseId, id] = asked[1]
      await has('QUALITY')(...asked)
      const corrections = owner().from('case_corrections').where({ id: id! })
      await corrections.update({ case_id: caseId, revision: 1 })
    },
  },
  aliases: { correction: 'case_corrections' },
})
