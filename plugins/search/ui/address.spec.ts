import { test } from '@japa/runner'

import { addressOf, searchFrom } from '#plugins/search/ui/address'

const question = {
  conditions: [{ element: 'E.i.7', is: 'in', values: ['1', '2'] } as const],
  anyRow: ['E_i'],
}

test.group('A search in the address', () => {
  test('is read as it was written there', ({ assert }) => {
    const address = addressOf('/center/case/search', { question, savedId: 'one' })
    assert.deepEqual(searchFrom(new URL(address, 'https://example.org').search), {
      question,
      savedId: 'one',
    })
    assert.equal(addressOf('/x', { question: null, savedId: null }), '/x')
  })

  test('is none where somebody wrote something else', ({ assert }) => {
    for (const ask of ['', 'x', '{}', '[]', '{"conditions":[]}', '{"conditions":[{}]}', 'null']) {
      assert.isNull(searchFrom(`?ask=${encodeURIComponent(ask)}`).question, ask)
    }
  })
})
