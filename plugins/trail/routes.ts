import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const TrailController = () => import('#plugins/trail/reading/trail_controller')

const see = guard.permission('CASE_AUDIT')

calls.get('/trail', [TrailController, 'list']).as('trail.list').use(see)
calls.get('/trail/choices', [TrailController, 'choices']).as('trail.choices').use(see)
calls.post('/trail/file', [TrailController, 'file']).as('trail.file').use(see)
