import { usualSettings } from '#plugins/signal/contract/plan'
import { defineRequests } from '#tests/isolation/kit/requests'

const named = { key: 'text:own', words: { en: 'own', zh: 'own' } }
const pair = { level: 'pt', drug: 'text:own', term: 'text:own' }

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  bodies: {
    'signal.plans.add': () => ({ name: 'Own plan', settings: usualSettings }),
    'signal.plans.change': () => ({ name: 'Own', settings: usualSettings, revision: 1 }),
    'signal.signals.make': () => ({ drug: named, terms: [named] }),
    'signal.signals.decide': () => ({ revision: 1, to: 1, reason: 'Own' }),
    'signal.signals.answer': () => ({ revision: 1, question: 'time', answer: 'yes', text: '' }),
    'signal.signals.action': () => ({
      ...{ revision: 1, text: 'Own', person: 'Own', day: '2026-01-31' },
    }),
  },
  queries: { 'signal.runs.pair': pair, 'signal.runs.reports': pair },
})
