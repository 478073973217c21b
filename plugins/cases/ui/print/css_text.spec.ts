import { test } from '@japa/runner'

import { cssText } from '#plugins/cases/ui/print/css_text'

test.group('A text in a style sheet', () => {
  test('stays one string, whatever stands in it', ({ assert }) => {
    assert.equal(cssText('PH302-000001 · 首次'), '"PH302-000001 · 首次"')
    assert.equal(cssText('a"; } b\\'), '"a\\22 ; } b\\5c "')
    assert.equal(cssText('</style>\n'), '"\\3c /style>\\a "')
  })
})
