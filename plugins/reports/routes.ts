import { guard } from '#kernel/access/guard'
import { takesFiles } from '#kernel/files/takes_files'
import { calls } from '#kernel/http/calls'

const FileController = () => import('#plugins/reports/files/file_controller')
const MapController = () => import('#plugins/reports/maps/map_controller')
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
calls.get('/reports/maps/:mapKind', [MapController, 'show']).as('reports.maps.show').use(see)

const keep = guard.permission('REPORT_MAP_CONF')
const map = '/company/maps/:mapKind'
calls.get('/company/maps', [MapController, 'list']).as('reports.maps.list').use(keep)
calls.post(map, [MapController, 'keep']).as('reports.maps.keep').use([keep, takesFiles()])
calls.delete(map, [MapController, 'remove']).as('reports.maps.remove').use(keep)
