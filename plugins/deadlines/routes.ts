import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const ExplainController = () => import('#plugins/deadlines/explaining/explain_controller')

const see = guard.permission('CASE_DATA')
const ofCase = '/cases/:caseId/deadlines'
calls.get(ofCase, [ExplainController, 'show']).as('deadlines.show').use(see)
calls.get(`${ofCase}/changes`, [ExplainController, 'changes']).as('deadlines.changes').use(see)
calls.get('/deadlines/due', [ExplainController, 'due']).as('deadlines.due').use(see)
calls.get('/deadlines/first', [ExplainController, 'first']).as('deadlines.first').use(see)
calls.get('/deadlines/levels', [ExplainController, 'levels']).as('deadlines.levels').use(see)
