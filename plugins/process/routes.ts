import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const WayController = () => import('#plugins/process/acting/way_controller')
const TaskController = () => import('#plugins/process/tasks/task_controller')
const BoardController = () => import('#plugins/process/board/board_controller')
const ManyController = () => import('#plugins/process/many/many_controller')
const SetupController = () => import('#plugins/process/definition/setup_controller')
const TemplateController = () => import('#plugins/process/definition/template_controller')
const QualityController = () => import('#plugins/process/quality/quality_controller')
const PagesController = () => import('#plugins/process/definition/pages_controller')

// Who may do what depends on where the case stands and who has it: each act asks that itself.
const see = guard.permission('CASE_DATA')

const way = '/cases/:caseId/process'
calls.get(way, [WayController, 'show']).as('process.way.show').use(see)
calls.get(`${way}/people`, [WayController, 'people']).as('process.way.people').use(see)
calls.get(`${way}/obstacles`, [WayController, 'obstacles']).as('process.way.obstacles').use(see)
calls.post(`${way}/pass`, [WayController, 'pass']).as('process.way.pass').use(see)
calls.post(`${way}/return`, [WayController, 'sendBack']).as('process.way.return').use(see)
calls.post(`${way}/withdraw`, [WayController, 'withdraw']).as('process.way.withdraw').use(see)
calls.post(`${way}/recall`, [WayController, 'recall']).as('process.way.recall').use(see)
calls.post(`${way}/claim`, [WayController, 'claim']).as('process.way.claim').use(see)
calls.post(`${way}/transfer`, [WayController, 'transfer']).as('process.way.transfer').use(see)
calls.post(`${way}/delete`, [WayController, 'remove']).as('process.way.delete').use(see)
calls.post(`${way}/restore`, [WayController, 'restore']).as('process.way.restore').use(see)

const quality = '/cases/:caseId/quality'
calls.get(quality, [QualityController, 'list']).as('process.quality.list').use(see)
calls
  .put(`${quality}/:correctionId`, [QualityController, 'rate'])
  .as('process.quality.rate')
  .use(see)

calls.get('/case/process/task/user', [TaskController, 'list']).as('process.tasks').use(see)
calls.get('/case/process/deleted', [TaskController, 'deleted']).as('process.deleted').use(see)
calls.get('/case/process/board', [BoardController, 'show']).as('process.board').use(see)
calls.get('/case/process/stuck', [BoardController, 'stuck']).as('process.stuck').use(see)
calls.get('/case/process/people/:node', [ManyController, 'people']).as('process.people').use(see)
calls.post('/case/process/many', [ManyController, 'start']).as('process.many').use(see)

const configure = guard.permission('SYS_CONF')
const process = '/system/process'
calls.get(process, [SetupController, 'show']).as('process.setup.show').use(configure)
calls.put(process, [SetupController, 'save']).as('process.setup.save').use(configure)
const nodes = '/process/node'
calls.get(`${nodes}/evaluation`, [PagesController, 'show']).as('process.pages.show').use(see)
calls.get(`${nodes}/page/list`, [PagesController, 'list']).as('process.pages.list').use(see)
calls.put(`${nodes}/page`, [PagesController, 'choose']).as('process.pages.choose').use(configure)

const template = '/company/template/process'
const ofCompany = guard.permission('PROCESS_TEMPLATE')
calls.get(template, [TemplateController, 'show']).as('process.template.show').use(ofCompany)
calls.put(template, [TemplateController, 'save']).as('process.template.save').use(ofCompany)
