import { test } from '@japa/runner'

import { replaceSection } from './sections.ts'

test.group('A page of sections', () => {
  const page = '# Page\n\nold head\n\n## One\n\n1\n\n## Two\n\n2\n'

  test('says something new in one of them, in its place, and keeps the others', ({ assert }) => {
    assert.equal(
      replaceSection(page, '# Page\n', 'One', '\nnew\n'),
      '# Page\n\n## One\n\nnew\n\n## Two\n\n2\n'
    )
  })

  test('gets a new one at its end', ({ assert }) => {
    assert.equal(
      replaceSection(page, '# Page\n', 'Three', '\n3\n'),
      '# Page\n\n## One\n\n1\n\n## Two\n\n2\n\n## Three\n\n3\n'
    )
  })
})
