import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { loggableError } from '#kernel/errors/loggable_error'

const PERSON = 'Zhang San 张三'
const caught = (work: () => unknown) =>
  Promise.resolve()
    .then(work)
    .then(() => Promise.reject(new Error('it did not fail')))
    .catch((error: unknown) => error)

test.group('What the log keeps of an error', () => {
  const queries: Record<string, () => unknown> = {
    'a value of the wrong type': () =>
      db.connection('owner').from('users').where({ id: PERSON }).first(),
    'a value that exists already': async () => {
      const twice = () =>
        db.connection('owner').insertQuery().table('companies').insert({ name: PERSON, type: 1 })
      await twice()
      await twice()
    },
    'a row that breaks a condition': () =>
      db
        .connection('owner')
        .insertQuery()
        .table('users')
        .insert({ username: PERSON, name: PERSON, password: 'x', status: 'none' }),
  }
  for (const [what, query] of Object.entries(queries)) {
    test(`${what}: the statement, the code and the place, no value`, async ({ assert }) => {
      const kept = loggableError(await caught(query))
      assert.notInclude(JSON.stringify(kept), 'Zhang')
      assert.match(kept.message, /refused by the database with [0-9A-Z]{5}$/)
      assert.match(kept.message, /^(select|insert)/)
      assert.include(kept.stack, 'at ')
    })
  }

  test('a text that cannot be read: no piece of the text', async ({ assert }) => {
    const kept = loggableError(await caught(() => JSON.parse(`${PERSON} is ill`)))
    assert.notInclude(JSON.stringify(kept), 'Zhang')
    assert.equal(kept.type, 'SyntaxError')
  })

  test('a fault of the program keeps its message, its code and its cause', ({ assert }) => {
    const cause = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    const kept = loggableError(new Error('The file store failed', { cause }))
    assert.equal(kept.message, 'The file store failed')
    assert.equal(kept.cause?.code, 'ENOSPC')
  })

  test('what is no error is not written out', ({ assert }) => {
    assert.notInclude(JSON.stringify(loggableError(PERSON)), 'Zhang')
  })
})
