import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const KeyController = () => import('#plugins/as2/certificates/key_controller')
const RefusalController = () => import('#plugins/as2/receiving/refusal_controller')

const connect = guard.permission('GATEWAY_CONF')

calls.post('/as2/connections/:id/key', [KeyController, 'make']).as('as2.keys.make').use(connect)
calls
  .get('/as2/connections/:id/certificate', [KeyController, 'certificate'])
  .as('as2.keys.certificate')
  .use(connect)
calls.get('/as2/refusals', [RefusalController, 'list']).as('as2.refusals.list').use(connect)
calls
  .get('/as2/refusals/:as2RefusalId/original', [RefusalController, 'original'])
  .as('as2.refusals.original')
  .use(connect)
