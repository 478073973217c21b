import { word } from '#tests/isolation/kit/body'
import { defineRequests } from '#tests/isolation/kit/requests'

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  forms: {
    simulated_regulators: () => ({
      ...{ name: word(), serves: 0, rule: 'accept', delaySeconds: 5, remarks: '' },
    }),
  },
  jobs: {
    'simulator.answer': 'it says nothing of a case',
    'simulator.read_folders': 'it says nothing of a case',
  },
})
