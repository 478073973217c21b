import type { Words } from '#kernel/language/words'

import { findTransport } from '#plugins/gateway/connections/check_options'
import { wording } from '#plugins/gateway/lang/server/wording'
import type { Connections } from '#plugins/gateway/records/connections'

/** What is wrong with a connection that is there, in sentences; nothing of a case is sent. */
export async function testConnection(
  connections: Connections,
  id: string
): Promise<readonly Words[]> {
  const connection = (await connections.opened(id))!
  const transport = await findTransport(connection.transport)
  return transport
    ? transport.test(connection)
    : [wording('connections.no_transport', { name: connection.transport })]
}
