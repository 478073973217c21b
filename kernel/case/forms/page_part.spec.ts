import { test } from '@japa/runner'
import fc from 'fast-check'

import { arbitraryContent } from '#kernel/case/forms/arbitrary_content'
import type { CaseContent } from '#kernel/case/content/case_content'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { mergePagePart, pagePart } from '#kernel/case/forms/page_part'

const forms = FormSchemas.load()
const [drug, assessments, patient] = ['drug', 'causality', 'patient'].map((name) =>
  forms.page(name)!
)

test.group('The part of a page', () => {
  test('every element of a content is on the part of one page, and merging it back changes nothing', ({
    assert,
  }) => {
    fc.assert(
      fc.property(arbitraryContent(forms.catalogue), (content) => {
        let rebuilt: CaseContent = {}
        for (const page of forms.pages) {
          const part = pagePart(content, page)
          assert.deepEqual(mergePagePart(content, page, part), content)
          rebuilt = mergePagePart(rebuilt, page, part)
        }
        assert.deepEqual(rebuilt, content)
      }),
      { numRuns: 20 }
    )
  })

  test('rows that two pages share are cut to what a page shows of them', ({ assert }) => {
    const pair = { id: 'i', G_k_9_i_1: 'e' }
    const content: CaseContent = { D_1: 'A.B.', G_k: [{ id: 'g', G_k_1: '1', G_k_9_i: [pair] }] }
    assert.deepEqual(pagePart(content, assessments!), { G_k: [{ id: 'g', G_k_9_i: [pair] }] })
    assert.deepEqual(pagePart(content, drug!), { G_k: [{ id: 'g', G_k_1: '1' }] })
  })

  test('saving a page leaves what stands on other pages alone, in the same rows too', ({
    assert,
  }) => {
    const content: CaseContent = {
      D_1: 'A.B.',
      G_k: [{ id: 'a', G_k_1: '1', G_k_9_i: [{ id: 'x', G_k_9_i_4: '3' }] }],
    }
    const saved = mergePagePart(content, drug!, { G_k: [{ id: 'a', G_k_2_2: 'tablet' }] })
    assert.deepEqual(saved, {
      D_1: 'A.B.',
      G_k: [{ id: 'a', G_k_2_2: 'tablet', G_k_9_i: [{ id: 'x', G_k_9_i_4: '3' }] }],
    })
  })

  test('an element that the page leaves out is removed, an empty group disappears', ({
    assert,
  }) => {
    const content = { D_1: 'A.B.', C_1_1: 'x', D_9_2_r: [{ id: 'a', D_9_2_r_2: 'fall' }] }
    assert.deepEqual(mergePagePart(content, patient!, { D_5: '1' }), { C_1_1: 'x', D_5: '1' })
  })

  test('rows are added, removed and ordered by the page that owns them, not by another', ({
    assert,
  }) => {
    const a = { id: 'a', G_k_1: '1' }
    const b = { id: 'b', G_k_1: '2' }
    const c = { id: 'c', G_k_1: '3' }
    assert.deepEqual(mergePagePart({ G_k: [a, b] }, drug!, { G_k: [c, b] }), { G_k: [c, b] })
    const assessed = { id: 'b', G_k_9_i: [{ id: 'x', G_k_9_i_4: '1' }] }
    assert.deepEqual(
      mergePagePart({ G_k: [a, b] }, assessments!, { G_k: [assessed, { id: 'new' }] }),
      {
        G_k: [a, { ...assessed, G_k_1: '2' }],
      }
    )
  })
})
