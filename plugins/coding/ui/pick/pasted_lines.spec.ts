import { test } from '@japa/runner'

import { linesOf } from '#plugins/coding/ui/pick/pasted_lines'

test.group('A pasted list', () => {
  test('is its lines that say something, by their numbers among all', ({ assert }) => {
    assert.deepEqual(linesOf('\n Demo rash \r\n\r\n90100001\tDemo rash\n  '), [
      { number: 2, text: 'Demo rash' },
      { number: 4, text: '90100001\tDemo rash' },
    ])
    assert.deepEqual(linesOf(' \n'), [])
  })
})
