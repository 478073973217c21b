import { gzipSync } from 'node:zlib'

import { resultBytes, sha256 } from '#plugins/signal/computing/compute_result'
import { usualSettings } from '#plugins/signal/contract/plan'
import { word } from '#tests/isolation/kit/body'
import { owner, type Ready } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

const named = { key: 'text:own', words: { en: 'own', zh: 'own' } }
const namedBy = (mark: string) => ({ key: `text:${mark}`, words: { en: mark, zh: mark } })
const counted = {
  ...{ drug: 'text:own', term: 'text:own', a: 1, b: 0, c: 0, d: 0, expected: 1, serious: 0 },
  ...{ fatal: 0, figures: {}, rules: [], listed: null },
}
const result = (mark: string) =>
  resultBytes({
    ...{ reports: 1, drugs: 1, leftOut: {}, unmapped: { drugs: 0, terms: 0 } },
    levels: [{ level: 'pt', theta: null, notes: [], pairs: [counted] }],
    names: { 'text:own': { en: mark, zh: mark } },
  })
const part = () => Buffer.from(JSON.stringify({ reports: [], names: {} }))
/** The step that adds the action which is done. */
const ACTION = 1000
const hasAction: Ready = async ({ scope }, [id]) => {
  const { companyId: company_id, projectId: project_id, environment } = scope
  const data = { kind: 'action', text: 'Own', person: 'Own', day: '2026-01-31' }
  await owner()
    .table('signal_steps')
    .insert({
      ...{ signal_id: id, company_id, project_id, environment, seq: ACTION },
      ...{ kind: 'action', data: JSON.stringify(data), actor_name: 'Own' },
    })
}
/** The view is there, and the visitor's own. */
const ownView: Ready = async (_own, ids, _named, { identity }) =>
  owner()
    .from('signal_views')
    .whereIn('id', [...ids])
    .update({ owner_id: identity.user.id, removed_at: null })

const view = {
  ...{ isShared: false, isDefault: false },
  settings: { view: 'all', text: '', level: null, sort: null, columns: null },
}
const table = {
  ...{ field: 'files', name: 'own.csv', text: 'report_id,drug,event\n1,own,own\n' },
  get beside() {
    return { name: word() }
  },
}
const pair = { level: 'pt', drug: 'text:own', term: 'text:own' }

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  bodies: {
    'signal.references.act': () => ({ act: 'approve' }),
    'signal.views.save': () => ({ ...view, name: word() }),
    'signal.plans.add': () => ({ name: 'Own plan', settings: usualSettings }),
    'signal.plans.change': () => ({ name: 'Own', settings: usualSettings, revision: 1 }),
    'signal.signals.make': () => ({ drug: named, terms: [named] }),
  },
  whole: {
    'signal.views.change': () => ({ ...view, name: word() }),
    'signal.runs.start': ({ signalPlanId }) => ({ planId: signalPlanId }),
    'signal.signals.decide': () => ({ to: 1, reason: 'Own' }),
    'signal.signals.head': () => ({ priority: 'high' }),
    'signal.signals.answer': () => ({ question: 'time', answer: 'yes', text: '' }),
    'signal.signals.comment': () => ({ text: 'Own' }),
    'signal.signals.action': () => ({ text: 'Own', person: 'Own', day: '2026-01-31' }),
    'signal.signals.done': () => ({ action: ACTION }),
    'signal.signals.refresh': ({ signalRunId }) => ({ runId: signalRunId }),
  },
  basedOn: {
    'signal.views.change': 'signal_views',
    ...Object.fromEntries(
      ['decide', 'head', 'answer', 'comment', 'action', 'done', 'refresh'].map((act) => [
        `signal.signals.${act}`,
        'signals',
      ])
    ),
  },
  before: {
    'signal.views.change': ownView,
    'signal.views.remove': ownView,
    'signal.signals.done': hasAction,
    'signal.references.act': async (_, ids) =>
      owner()
        .from('signal_references')
        .whereIn('id', [...ids])
        .update({ state: 'imported' }),
  },
  files: { 'signal.references.load': table },
  shapes: {
    'signal_views.settings': () => view.settings,
    'signal_references.counts': () => ({ reports: 1 }),
    'signal_references.problems': () => [],
    'signal_references.files': () => [],
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
  jobs: {
    'signal.load_reference': 'it reads files of the platform, and no case',
    'signal.run_plans': 'it begins runs, and tells nothing',
    'signal.run': 'what it counts is read through routes, which are walked',
  },
  queries: {
    ...{ 'signal.runs.pair': pair, 'signal.runs.reports': pair },
    ...{ 'signal.runs.export': { kind: 'zip' }, 'signal.signals.export': { kind: 'zip' } },
    'signal.tracking': { kind: 'csv' },
  },
})
