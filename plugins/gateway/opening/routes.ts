import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const SendingController = () => import('#plugins/gateway/opening/sending_controller')

const platform = guard.permission('COMPANY_CONF')

calls.get('/gateway/sending', [SendingController, 'show']).as('gateway.sending.show').use(platform)
calls
  .post('/gateway/sending/open', [SendingController, 'open'])
  .as('gateway.sending.open')
  .use(platform)
