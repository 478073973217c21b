import { test } from '@japa/runner'

import { problemsText } from '#plugins/coding/ui/admin/loads/problems_text'

test.group('The file of what was wrong with a release', () => {
  const lines = [
    ['File', 'Line', 'Problem'],
    ['llt.asc', '2', 'wrong'],
  ]

  test('says in a last row how many there are and how many it has, when it has not all', ({
    assert,
  }) => {
    const [, , last] = problemsText(lines, '150 in total; first 100 shown').split('\r\n')
    assert.equal(last, ',,150 in total; first 100 shown')
    assert.notInclude(problemsText(lines, ''), 'in total')
  })
})
