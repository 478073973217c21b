import { test } from '@japa/runner'

import { markedRules } from '#plugins/gateway/ui/marks/marked_rules'

test.group('The marks of remarks', () => {
  test('are at the elements that receivers name, once each, and nowhere for the whole case', ({
    assert,
  }) => {
    assert.deepEqual(Object.keys(markedRules(['E_i[a].E_i_7', 'E_i[a].E_i_7', null])), [
      '[data-path="E_i[a].E_i_7"], [data-with~="E_i[a].E_i_7"]',
    ])
  })
})
