import { commandList } from '#kernel/commands/command_list'

import GatewayStatus from '#plugins/gateway/commands/gateway_status'
import GatewaySubmit from '#plugins/gateway/commands/gateway_submit'

export const { getMetaData, getCommand } = commandList([GatewaySubmit, GatewayStatus])
