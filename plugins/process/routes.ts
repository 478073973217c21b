import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const WayController = () => import('#plugins/process/acting/way_controller')
const TaskController = () => import('#plugins/process/tasks/task_controller')

// Who may do what depends on where the case stands and who has it: each act asks that itself.
const see = guard.permission('CASE_DATA')
const assign = guard.permission('PROCESS_ASSIGN')

const way = '/cases/:caseId/process'
calls.get(way, [WayController, 'show']).as('process.way.show').use(see)
calls.get(`${way}/people`, [WayController, 'people']).as('process.way.people').use(assign)
calls.post(`${way}/pass`, [WayController, 'pass']).as('process.way.pass').use(see)
calls.post(`${way}/return`, [WayController, 'sendBack']).as('process.way.return').use(see)
calls.post(`${way}/recall`, [WayController, 'recall']).as('process.way.recall').use(see)
calls.post(`${way}/claim`, [WayController, 'claim']).as('process.way.claim').use(see)
calls.post(`${way}/transfer`, [WayController, 'transfer']).as('process.way.transfer').use(assign)

calls.get('/case/process/task/user', [TaskController, 'list']).as('process.tasks').use(see)
