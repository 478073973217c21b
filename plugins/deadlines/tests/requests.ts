import { defineRequests } from '#tests/isolation/kit/requests'

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  queries: { 'deadlines.first': { caseIds: ['00000000-0000-4000-8000-000000000000'] } },
  jobs: {
    'deadlines.follow_terms': 'it compares rules and documents, and begins deadlines.renew',
    'deadlines.renew': 'it writes days that are told through routes, which are walked',
  },
})
