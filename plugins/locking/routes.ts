import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const AskController = () => import('#plugins/locking/asking/ask_controller')
const DecideController = () => import('#plugins/locking/deciding/decide_controller')
const RequestController = () => import('#plugins/locking/reading/request_controller')

const see = guard.permission('CASE_DATA')
const edit = guard.permission('CASE_EDIT')
const decide = guard.permission('CASE_UNLOCK')

calls.get('/unlock/task', [RequestController, 'list']).as('locking.list').use(see)
calls.get('/unlock/case/:caseId', [RequestController, 'ofCase']).as('locking.of_case').use(see)
calls.post('/unlock/task', [AskController, 'create']).as('locking.create').use(edit)
calls.put('/unlock/task', [DecideController, 'decide']).as('locking.decide').use(decide)
calls
  .delete('/unlock/task/:unlockRequestId', [AskController, 'withdraw'])
  .as('locking.withdraw')
  .use(edit)
