import { commandList } from '#kernel/commands/command_list'

import GatewayConnection from '#plugins/gateway/commands/gateway_connection'
import GatewayDestination from '#plugins/gateway/commands/gateway_destination'
import GatewaySending from '#plugins/gateway/commands/gateway_sending'
import GatewayStatus from '#plugins/gateway/commands/gateway_status'
import GatewaySubmit from '#plugins/gateway/commands/gateway_submit'

export const { getMetaData, getCommand } = commandList([
  GatewayConnection,
  GatewayDestination,
  GatewaySending,
  GatewaySubmit,
  GatewayStatus,
])
