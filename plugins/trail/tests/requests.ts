import { defineRequests } from '#tests/isolation/kit/requests'

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  queries: {
    'trail.list': { part: 'audit' },
    'trail.choices': { part: 'audit' },
  },
  whole: { 'trail.file': () => ({ part: 'audit', kind: 'csv' }) },
})
