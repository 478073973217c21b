import { guard } from '#kernel/access/guard'
import { resourceRoutes } from '#kernel/admin/resources/resource_routes'
import { calls } from '#kernel/http/calls'

const MessageController = () => import('#plugins/simulator/regulators/message_controller')
const Regulators = async () => (await import('#plugins/simulator/records/regulators')).Regulators

const permission = 'GATEWAY_CONF'

resourceRoutes('simulator', 'simulated_regulators', Regulators, permission)
calls
  .get('/simulated_regulators/:id/messages', [MessageController, 'list'])
  .as('simulator.simulated_regulators.messages')
  .use(guard.permission(permission))
