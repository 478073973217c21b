import { test } from '@japa/runner'

import { markedRules } from '#plugins/queries/ui/marks/marked_rules'

test.group('The marks of queries', () => {
  test('are at the places of their paths, once each, and nowhere for a page or the case', ({
    assert,
  }) => {
    const selectors = Object.keys(markedRules(['D_5', 'G_k[a].G_k_2_2', 'D_5', null]))
    assert.deepEqual(selectors, [
      '[data-path="D_5"], [data-with~="D_5"]',
      '[data-path="G_k[a].G_k_2_2"], [data-with~="G_k[a].G_k_2_2"]',
    ])
  })

  test('leave a selector whole, whatever a path says', ({ assert }) => {
    const [selector] = Object.keys(markedRules(['D"]\\']))
    assert.equal(selector, String.raw`[data-path="D\"]\\"], [data-with~="D\"]\\"]`)
  })
})
