import type { Socket } from 'node:net'
import { test } from '@japa/runner'
import type { ClientBase } from 'pg'

import { onConnection } from '#kernel/database/one_connection'

/** Asks, and has the line break before the answer. */
function askOverBroken(asked: Pick<ClientBase, 'query'>) {
  const { connection } = asked as unknown as { connection: { stream: Socket } }
  const answer = asked.query('select pg_sleep(1)')
  connection.stream.destroy(new Error('The line is cut'))
  return answer
}

test.group('One connection past the pools', () => {
  test('that breaks is told to whoever asked over it, and ends no process', async ({ assert }) => {
    await assert.rejects(
      () => onConnection(process.env.DATABASE_URL!, askOverBroken),
      'The line is cut'
    )
  })
})
