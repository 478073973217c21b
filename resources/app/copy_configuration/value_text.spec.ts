import { test } from '@japa/runner'

import { valueText } from './value_text.js'

test.group('What is configured, in one line', () => {
  test('names elements by their numbers and leaves identities out', ({ assert }) => {
    const value = {
      name: 'PH-1',
      content: { C_5_3: 'PH-1', C_5_1_r: [{ id: 'x', C_5_1_r_2: 'CN' }] },
    }
    assert.equal(valueText(value), 'PH-1 · C.5.3 PH-1 · C.5.1.r.2 CN')
    assert.equal(valueText({ prefix: 'PV-', digits: 4 }), 'PV- · 4')
    assert.equal(valueText(undefined), '')
  })
})
