import { test } from '@japa/runner'

import { readTerm, writeTerm } from '#plugins/coding/ui/filter/asked_term'

test.group('The term that a list is filtered by', () => {
  test('is read from the address as it was written there', ({ assert }) => {
    for (const parameter of [
      '28.1:soc:10019805',
      '28.1:pt:10019805:any',
      '28.1:smq:20000006:narrow',
      '28.1:smq:20000006:broad:any',
    ]) {
      assert.equal(writeTerm(readTerm(parameter)!), parameter)
    }
  })

  test('is none where the address says none', ({ assert }) => {
    for (const parameter of [undefined, '', 'x', '28.1:soc', '28.1:soc:x', '28.1:all:1']) {
      assert.isUndefined(readTerm(parameter))
    }
  })
})
