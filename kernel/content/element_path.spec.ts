import { test } from '@japa/runner'
import fc from 'fast-check'

import { arbitraryContent } from '#kernel/forms/arbitrary_content'
import type { CaseContent } from '#kernel/content/case_content'
import { at, displayPath, elementOfPath, formatPath, parsePath } from '#kernel/content/element_path'
import { walkContent } from '#kernel/content/walk_content'
import { loadCatalogue } from '#kernel/forms/load_catalogue'

const catalogue = loadCatalogue()

test.group('Element paths', () => {
  test('every leaf of a content is found again by its path', ({ assert }) => {
    const met = new Set<string>()
    fc.assert(
      fc.property(arbitraryContent(catalogue), (content) => {
        for (const { path, leaf, element } of walkContent(content)) {
          met.add(element)
          assert.strictEqual(at(content, path), leaf)
          assert.equal(formatPath(parsePath(path)), path)
          assert.equal(elementOfPath(path), element)
        }
      }),
      { numRuns: 20 }
    )
    assert.isAbove(met.size, 200)
  })

  test('any row id survives the way through a path', ({ assert }) => {
    fc.assert(
      fc.property(fc.string(), (row) => {
        const steps = [{ key: 'G_k', row }, { key: 'G_k_4_r', row }, { key: 'G_k_4_r_4' }]
        assert.deepEqual(parsePath(formatPath(steps)), steps)
      })
    )
  })

  test('people see positions, the machine sees row ids', ({ assert }) => {
    const content: CaseContent = {
      G_k: [{ id: 'a' }, { id: 'b', G_k_4_r: [{ id: 'x', G_k_4_r_4: '2025' }] }],
    }
    const path = 'G_k[b].G_k_4_r[x].G_k_4_r_4'
    assert.equal(at(content, path), '2025')
    assert.equal(displayPath(path, content), 'G.k[2].G.k.4.r[1].G.k.4.r.4')
    assert.equal(displayPath('G_k[gone].G_k_1', content), 'G.k[?].G.k.1')
    assert.isUndefined(at(content, 'G_k[gone].G_k_1'))
  })

  test('a text that is no path is refused', ({ assert }) => {
    for (const text of ['', '.', 'D_1.', 'D_1..D_2', 'G_k[a', 'G_k]a[']) {
      assert.throws(() => parsePath(text), `"${text}" is no element path`)
    }
  })
})
