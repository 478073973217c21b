import { guard } from '#kernel/access/guard'
import { listController } from '#kernel/admin/list_controller'
import { resourceRoutes } from '#kernel/admin/resources/resource_routes'
import { id, text } from '#kernel/http/answers'
import { calls } from '#kernel/http/calls'
import { unattended } from '#kernel/identity/unattended'

import '#plugins/gateway/answers/routes'
import '#plugins/gateway/opening/routes'
import '#plugins/gateway/traffic/routes'

const CheckController = () => import('#plugins/gateway/checking/check_controller')
const ConnectionController = () => import('#plugins/gateway/connections/connection_controller')
const DeclarationController = () => import('#plugins/gateway/declaring/declaration_controller')
const ListController = () => import('#plugins/gateway/declaring/list_controller')
const ManyController = () => import('#plugins/gateway/many/many_controller')
const SettleController = () => import('#plugins/gateway/settling/settle_controller')
const StageController = () => import('#plugins/gateway/destinations/stage_controller')
const SubmissionController = () => import('#plugins/gateway/reading/submission_controller')
const SubmitController = () => import('#plugins/gateway/submitting/submit_controller')

const Destinations = async () =>
  (await import('#plugins/gateway/records/destinations')).Destinations
const Connections = async () => (await import('#plugins/gateway/records/connections')).Connections
const OfferedConnections = async () => ({
  default: listController({
    name: 'gateway_ways',
    what: 'List the connections that destinations of the environment at hand may go by',
    columns: { name: 'name', transport: 'transport' },
    filters: {},
    row: { id, name: text, transport: text },
    lists: (await import('#plugins/gateway/records/offered_connections')).OfferedConnections,
  }),
})

const see = guard.permission('CASE_DATA')
const submit = guard.permission('CASE_DECLARE')
const setUp = guard.permission('CASE_DECLARE_CONF')
const connect = guard.permission('GATEWAY_CONF')

const all = '/submissions'
calls.get(all, [ListController, 'list']).as('gateway.submissions.list').use(submit)
calls
  .get(`${all}/destinations`, [ListController, 'destinations'])
  .as('gateway.submissions.destinations')
  .use(submit)
calls
  .get(`${all}/calendar`, [ListController, 'calendar'])
  .as('gateway.submissions.calendar')
  .use(submit)
calls.post(`${all}/many`, [ManyController, 'start']).as('gateway.submissions.many').use(submit)
calls
  .get(`${all}/many/:batchId/refused`, [ManyController, 'refused'])
  .as('gateway.submissions.refused_of_many')
  .use(submit)

const ofCase = '/case/:caseId'
calls
  .get(`${ofCase}/declaration`, [DeclarationController, 'show'])
  .as('gateway.declaration.show')
  .use(see)
calls
  .put(`${ofCase}/declaration/:destinationId`, [DeclarationController, 'decide'])
  .as('gateway.declaration.decide')
  .use(submit)
calls
  .get(`${ofCase}/submission/check`, [CheckController, 'check'])
  .as('gateway.submission.check')
  .use(submit)
calls
  .get(`${ofCase}/submission/preview`, [CheckController, 'preview'])
  .as('gateway.submission.preview')
  .use(submit)
calls
  .get(`${ofCase}/submission/readable`, [CheckController, 'readable'])
  .as('gateway.submission.readable')
  .use(submit)
calls
  .post(`${ofCase}/submission`, [SubmitController, 'submit'])
  .as('gateway.submission.submit')
  .use(submit)

const one = `${all}/:submissionId`
calls
  .get(one, [SubmissionController, 'show'])
  .as('gateway.submissions.show')
  .use([unattended(), submit])
calls
  .get(`${one}/files/:seq`, [SubmissionController, 'file'])
  .as('gateway.submissions.file')
  .use(submit)
for (const act of ['withdraw', 'resume', 'close'] as const) {
  calls.post(`${one}/${act}`, [SettleController, act]).as(`gateway.submissions.${act}`).use(submit)
}
calls.post(`${one}/notes`, [SettleController, 'note']).as('gateway.submissions.note').use(submit)
calls
  .post(`${one}/receipt`, [SettleController, 'receipt'])
  .as('gateway.submissions.receipt')
  .use(submit)
calls
  .post(`${one}/portal_file`, [SettleController, 'portalFile'])
  .as('gateway.submissions.portal_file')
  .use(submit)

resourceRoutes('gateway', 'gateway_destinations', Destinations, 'CASE_DECLARE_CONF')
resourceRoutes('gateway', 'gateway_connections', Connections, 'GATEWAY_CONF')
calls.get('/admin/gateway_ways', [OfferedConnections]).as('gateway.gateway_ways.list').use(setUp)
calls
  .post('/gateway/destinations/:id/stage', [StageController, 'move'])
  .as('gateway.gateway_destinations.stage')
  .use(setUp)
calls
  .get('/gateway/transports', [ConnectionController, 'transports'])
  .as('gateway.transports.list')
  .use(connect)
calls
  .put('/gateway/connections/:id/secrets', [ConnectionController, 'seal'])
  .as('gateway.gateway_connections.seal')
  .use(connect)
calls
  .post('/gateway/connections/:id/test', [ConnectionController, 'test'])
  .as('gateway.gateway_connections.test')
  .use(connect)
