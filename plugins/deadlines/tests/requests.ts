import { defineRequests } from '#tests/isolation/kit/requests'

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  jobs: {
    'deadlines.follow_terms': 'it compares rules and documents, and begins deadlines.renew',
    'deadlines.renew': 'it writes days that are told through routes, which are walked',
  },
})
