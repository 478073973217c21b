import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const TrafficController = () => import('#plugins/gateway/traffic/traffic_controller')

const connect = guard.permission('GATEWAY_CONF')
const platform = guard.permission('COMPANY_CONF')

calls.get('/gateway/traffic', [TrafficController, 'list']).as('gateway.traffic.list').use(connect)
calls
  .get('/gateway/traffic/connections', [TrafficController, 'connections'])
  .as('gateway.traffic.connections')
  .use(connect)
calls
  .get('/gateway/traffic/companies', [TrafficController, 'companies'])
  .as('gateway.traffic.companies')
  .use(platform)
