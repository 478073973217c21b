import db from '@adonisjs/lucid/services/db'

import { type PostgresProxy, startPostgresProxy } from '#tests/fixtures/postgres_proxy'

interface Client {
  connectionSettings: object
  config: { connection: { connectionString: string } }
  pool: { free: { resource: { __knex__disposed?: unknown } }[] }
}

/**
 * Leads every connection to the database that this process opens from now on through a proxy.
 * @returns the proxy, and how to lead them straight again
 */
export async function goThroughProxy() {
  const url = new URL(process.env.DATABASE_URL!)
  const proxy = await startPostgresProxy(url.hostname, Number(url.port))
  const clients = (['app', 'owner'] as const).map(
    (name) => (db.connection(name).getWriteClient() as unknown as { client: Client }).client
  )
  const lead = (port: string) => {
    const connectionString = Object.assign(new URL(url), { hostname: '127.0.0.1', port }).toString()
    for (const client of clients) {
      client.config.connection = { connectionString }
      client.connectionSettings = { connectionString }
      for (const { resource } of client.pool.free) resource.__knex__disposed = 'moved'
    }
  }
  lead(String(proxy.port))
  const goStraight = async () => {
    lead(url.port)
    await proxy.close()
  }
  return { proxy, goStraight } as { proxy: PostgresProxy; goStraight(): Promise<void> }
}
