import { guard } from '#kernel/access/guard'
import { takesFiles } from '#kernel/files/takes_files'
import { calls } from '#kernel/http/calls'
import { unattended } from '#kernel/identity/unattended'

const PlanController = () => import('#plugins/signal/planning/plan_controller')
const RunController = () => import('#plugins/signal/runs/run_controller')
const ExportController = () => import('#plugins/signal/exporting/export_controller')
const SignalController = () => import('#plugins/signal/assessing/signal_controller')

const ReferenceController = () => import('#plugins/signal/reference/reference_controller')
const ViewController = () => import('#plugins/signal/views/view_controller')

const see = guard.permission('CASE_SIGNAL')

const plans = '/signal/plans'
calls.get(plans, [PlanController, 'list']).as('signal.plans.list').use(see)
calls.post(plans, [PlanController, 'add']).as('signal.plans.add').use(see)
calls.put(`${plans}/:planId`, [PlanController, 'change']).as('signal.plans.change').use(see)

const runs = '/signal/runs'
calls.get(runs, [RunController, 'list']).as('signal.runs.list').use([unattended(), see])
calls.post(runs, [RunController, 'start']).as('signal.runs.start').use(see)
calls.get(`${runs}/:runId`, [RunController, 'show']).as('signal.runs.show').use(see)
calls.get(`${runs}/:runId/pairs`, [RunController, 'pairs']).as('signal.runs.pairs').use(see)
calls.get(`${runs}/:runId/pair`, [RunController, 'pair']).as('signal.runs.pair').use(see)
calls.get(`${runs}/:runId/charts`, [RunController, 'charts']).as('signal.runs.charts').use(see)
calls.get(`${runs}/:runId/reports`, [RunController, 'reports']).as('signal.runs.reports').use(see)
calls.get(`${runs}/:runId/file`, [RunController, 'file']).as('signal.runs.file').use(see)
calls.get(`${runs}/:runId/export`, [ExportController, 'run']).as('signal.runs.export').use(see)

const signals = '/signal/signals'
calls.get(signals, [SignalController, 'list']).as('signal.signals.list').use(see)
calls.post(signals, [SignalController, 'make']).as('signal.signals.make').use(see)
calls.get('/signal/tracking', [ExportController, 'tracking']).as('signal.tracking').use(see)
const one = `${signals}/:signalId`
calls.get(one, [SignalController, 'show']).as('signal.signals.show').use(see)
calls.get(`${one}/export`, [ExportController, 'signal']).as('signal.signals.export').use(see)
for (const act of ['decide', 'head', 'answer', 'comment', 'action', 'done', 'refresh'] as const) {
  calls.post(`${one}/${act}`, [SignalController, act]).as(`signal.signals.${act}`).use(see)
}

const references = '/signal/references'
const keep = guard.permission('DICTIONARY_CONF')
calls.get('/signal/backgrounds', [ReferenceController, 'choices']).as('signal.backgrounds').use(see)
calls
  .get(references, [ReferenceController, 'list'])
  .as('signal.references.list')
  .use([unattended(), keep])
calls
  .post(references, [ReferenceController, 'load'])
  .as('signal.references.load')
  .use([keep, takesFiles()])
calls
  .post(`${references}/:referenceId/acts`, [ReferenceController, 'act'])
  .as('signal.references.act')
  .use(keep)

const views = '/signal/views'
calls.get(views, [ViewController, 'list']).as('signal.views.list').use(see)
calls.post(views, [ViewController, 'save']).as('signal.views.save').use(see)
calls.put(`${views}/:viewId`, [ViewController, 'change']).as('signal.views.change').use(see)
calls.delete(`${views}/:viewId`, [ViewController, 'remove']).as('signal.views.remove').use(see)
