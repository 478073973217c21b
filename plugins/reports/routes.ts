import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const FileController = () => import('#plugins/reports/files/file_controller')
const QuantityController = () => import('#plugins/reports/batches/quantity_controller')
const ReportController = () => import('#plugins/reports/counting/report_controller')
const RunController = () => import('#plugins/reports/runs/run_controller')

const see = guard.permission('CASE_REPORT_CONF')
calls.get('/reports', [ReportController, 'list']).as('reports.list').use(see)
calls.get('/reports/result', [ReportController, 'result']).as('reports.result').use(see)
calls.get('/reports/products', [ReportController, 'products']).as('reports.products').use(see)
calls.post('/reports/file', [FileController, 'file']).as('reports.file').use(see)
calls.get('/reports/runs', [RunController, 'list']).as('reports.runs.list').use(see)
calls.post('/reports/runs', [RunController, 'keep']).as('reports.runs.keep').use(see)
calls.get('/reports/runs/:runId', [RunController, 'show']).as('reports.runs.show').use(see)
calls.put('/reports/quantities', [QuantityController, 'set']).as('reports.quantities.set').use(see)
