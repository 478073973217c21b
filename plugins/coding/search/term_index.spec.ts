import { test } from '@japa/runner'

import { TermIndex } from '#plugins/coding/search/term_index'
import { inventedContent } from '#tests/factories/invented_index'

test.group('The ways up from a term', () => {
  test('the primary one stands first, in whatever order a release has them', ({ assert }) => {
    const content = inventedContent()
    const codes = [...new Set(content.paths.map(({ pt }) => pt))]
    for (const paths of [content.paths, [...content.paths].reverse()]) {
      const index = new TermIndex({ ...content, paths })
      const ways = codes.map((pt) => index.pathsOf(pt).map(({ isPrimary }) => isPrimary))
      assert.isTrue(ways.some((each) => each.length > 1))
      for (const [first, ...others] of ways) {
        assert.isTrue(first)
        assert.notInclude(others, true)
      }
    }
  })
})
