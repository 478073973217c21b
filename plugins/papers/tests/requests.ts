import { defineRequests } from '#tests/isolation/kit/requests'

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  bodies: {
    'papers.file': () => ({ form: 'full_case', language: 'en', kind: 'pdf' }),
  },
  queries: {
    'papers.pages': { form: 'full_case', language: 'en' },
  },
})
