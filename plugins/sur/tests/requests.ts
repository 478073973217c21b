import { defineRequests } from '#tests/isolation/kit/requests'

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({})
