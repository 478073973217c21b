import app from '@adonisjs/core/services/app'

import { type Attention, type AttentionSource, MOST_NAMED } from '#kernel/admin/attention/attention'

import { KnownConnections } from '#plugins/gateway/contract/connections'
import { readSettings, UnusableConnection } from '#plugins/as2/connection/as2_settings'
import { AS2 } from '#plugins/as2/connection/connection_fields'
import { endingWords } from '#plugins/as2/connection/ending_words'
import { type Ending, endings } from '#plugins/as2/connection/expiry'

/** Certificates that end within 60, 30 or 7 days, or have ended, the most pressing first. */
async function ending(): Promise<Attention[]> {
  const connections = await app.container.make(KnownConnections)
  const now = new Date()
  const found = (await connections.find(AS2)).flatMap((connection) => {
    const place = { resource: 'gateway_connections', id: connection.id }
    return endingsOf(connection, now).map((each) => ({
      within: each.within,
      attention: { what: endingWords(each, connection.name), place },
    }))
  })
  return found
    .toSorted((one, other) => one.within - other.within)
    .slice(0, MOST_NAMED)
    .map(({ attention }) => attention)
}

/** None of a connection that is not set up yet. */
function endingsOf(connection: Parameters<typeof readSettings>[0], now: Date): Ending[] {
  try {
    return endings(readSettings(connection), now)
  } catch (error) {
    if (error instanceof UnusableConnection) return []
    throw error
  }
}

const sources: readonly AttentionSource[] = [
  { level: 'company', permission: 'GATEWAY_CONF', find: ending },
]

export default sources
