import { test } from '@japa/runner'
import fc from 'fast-check'

import { arbitraryContent } from '#kernel/case/forms/arbitrary_content'
import type { CaseContent } from '#kernel/case/content/case_content'
import {
  at,
  displayPath,
  elementOfPath,
  formatPath,
  parsePath,
} from '#kernel/case/content/element_path'
import { walkContent } from '#kernel/case/content/walk_content'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'

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

  test('rows are named by their ids, and by their positions where they have none of their own', ({
    assert,
  }) => {
    const content: CaseContent = {
      E_i: [{ id: 'a' }, { id: 'a', E_i_4: '2025' }, { id: '', E_i_4: '2026' }],
    }
    assert.equal(at(content, 'E_i[a#2].E_i_4'), '2025')
    assert.equal(displayPath('E_i[a#2].E_i_4', content), 'E.i[2].E.i.4')
    assert.equal(displayPath('E_i[#3].E_i_4', content), 'E.i[3].E.i.4')
  })

  test('a list of rows is looked through once, however many paths lead through it', ({
    assert,
  }) => {
    let looked = 0
    const rows = Array.from({ length: 1000 }, (_, position) => ({
      get id() {
        looked++
        return position % 2 === 0 ? `${position}` : ''
      },
    }))
    const content: CaseContent = { E_i: rows }
    for (const [position, { id }] of rows.entries()) {
      const path = formatPath([{ key: 'E_i', row: id || `#${position + 1}` }])
      assert.equal(displayPath(path, content), `E.i[${position + 1}]`)
      assert.strictEqual(at(content, path), rows[position])
    }
    assert.isBelow(looked, 10 * rows.length)
  })

  test('a text that is no path is refused', ({ assert }) => {
    for (const text of ['', '.', 'D_1.', 'D_1..D_2', 'G_k[a', 'G_k]a[']) {
      assert.throws(() => parsePath(text), `"${text}" is no element path`)
    }
  })
})
