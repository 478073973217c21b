import pg from 'pg'

import { openFurtherDatabase } from '#tests/test_database'
import { makeWorld, type World } from '#tests/faults/kit/make_world'

/** A database of its own with somebody in it, and a connection past the product. */
export interface OwnWorld extends World {
  readonly url: string
  readonly client: pg.Client
  close(): Promise<void>
}

/**
 * Opens a world of its own for one spec.
 * @param name letters and digits, unique within the run
 * @param prepare what is done to the database before anybody is connected to it
 */
export async function openOwnWorld(
  name: string,
  prepare: (url: string) => Promise<unknown> = async () => {}
): Promise<OwnWorld> {
  const database = await openFurtherDatabase(name)
  await prepare(database.url)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const world = await makeWorld(client)
  return {
    ...world,
    url: database.url,
    client,
    async close() {
      await client.end()
      await database.close()
    },
  }
}
