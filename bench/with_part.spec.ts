import { test } from '@japa/runner'

import { withPart } from './with_part.js'

const report = '# All\n\none\n\n## First\n\n1\n\n## Second\n\n2\n'

test.group('a part of a report', () => {
  test('takes the place of what was measured before, and nothing else changes', ({ assert }) => {
    assert.equal(withPart(report, '## First\n\n7\n'), report.replace('1', '7'))
    assert.equal(withPart(report, '## Second\n\n7\n'), report.replace('2', '7'))
  })

  test('is not taken for another whose title has more words, or is of a lower level', ({
    assert,
  }) => {
    const others = '# All\n\n## First half\n\n1\n\n### First\n\n2\n\n## First\n\n3\n'
    assert.equal(withPart(others, '## First\n\n7\n'), others.replace('3', '7'))
  })

  test('that is new stands at the end', ({ assert }) => {
    assert.equal(withPart(report, '## Third\n\n3\n'), `${report}\n## Third\n\n3\n`)
  })
})
