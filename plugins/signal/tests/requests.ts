import { gzipSync } from 'node:zlib'

import { resultBytes, sha256 } from '#plugins/signal/computing/compute_result'
import { usualSettings } from '#plugins/signal/contract/plan'
import { defineRequests } from '#tests/isolation/kit/requests'

const named = { key: 'text:own', words: { en: 'own', zh: 'own' } }
const namedBy = (mark: string) => ({ key: `text:${mark}`, words: { en: mark, zh: mark } })
const result = (mark: string) =>
  resultBytes({
    ...{ reports: 1, drugs: 1, leftOut: {}, unmapped: { drugs: 0, terms: 0 }, levels: [] },
    names: { 'text:own': { en: mark, zh: mark } },
  })
const part = () => Buffer.from(JSON.stringify({ reports: [], names: {} }))
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
  shapes: {
    'signal_plans.settings': () => usualSettings,
    'signal_runs.settings': () => usualSettings,
    'signal_runs.inputs': () => ({ medDra: null, documents: [] }),
    'signal_run_parts.body': () => gzipSync(part()),
    'signal_run_parts.digest': () => sha256(part()),
    'signal_results.body': (mark) => gzipSync(result(mark)),
    'signal_results.digest': (mark) => sha256(result(mark)),
    'signals.drug': namedBy,
    'signals.terms': (mark) => [namedBy(mark)],
    'signal_steps.kind': () => 'detected',
    'signal_steps.data': () => ({ kind: 'detected', source: 'hand' }),
  },
  queries: { 'signal.runs.pair': pair, 'signal.runs.reports': pair },
  jobs: {
    'signal.run_plans': 'it begins signal.run for plans that are due',
    'signal.run': 'its numbers are told through routes, which are walked',
  },
})
