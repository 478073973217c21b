import { test } from '@japa/runner'

import type { BoxLayout, FormBox } from '#plugins/papers/contract'
import { elementsOfForm, sectionsOf } from '#plugins/papers/forms/elements_of_box'
import forms from '#plugins/papers/forms/main'
import { paperSchemas } from '#plugins/papers/tests/paper_schemas'

const { catalogue } = paperSchemas
const boxed = forms.filter(({ layout }) => layout !== 'pages' && 'boxes' in layout)

test.group('Forms', () => {
  for (const { key, layout, languages } of forms) {
    if (layout === 'pages') continue

    test(`${key}: names elements that are there, and each box once`, ({ assert }) => {
      const unknown = elementsOfForm(layout).filter(
        (id) => id !== 'VERSION' && !catalogue.element(id)
      )
      assert.deepEqual(unknown, [])
      const keys = sectionsOf(layout).map((section) => section.key)
      assert.deepEqual(keys, [...new Set(keys)])
    })

    test(`${key}: has its words in the languages in which it is printed`, ({ assert }) => {
      for (const { key: box, label } of sectionsOf(layout)) {
        assert.isNotEmpty(label.en, box)
        if (!languages) assert.match(label.zh, /\p{Script=Han}|SAE/u, box)
      }
    })
  }

  for (const { key, layout } of boxed) {
    test(`${key}: boxes lie on the page and not over one another`, ({ assert }) => {
      const { boxes } = layout as BoxLayout
      for (const box of boxes) {
        assert.isAtLeast(box.x, 13.9)
        assert.isAtMost(box.x + box.width, 196.1)
        assert.isAtMost(box.y + box.height, 280.5)
        const over = boxes.filter((other) => other !== box && overlap(box, other))
        assert.deepEqual(
          over.map((other) => other.key),
          [],
          box.key
        )
      }
    })
  }

  test('have the boxes that their regulations name', ({ assert }) => {
    const keysOf = (key: string) => {
      const form = forms.find((each) => each.key === key)!
      return sectionsOf(form.layout).map((section) => section.key)
    }
    const numbered = (letter: string, ...numbers: number[]) => numbers.map((n) => `${letter}${n}`)
    assert.includeMembers(keysOf('medwatch'), [
      ...numbered('A', 1, 2, 3, 4),
      ...numbered('B', 1, 2, 3, 4, 5, 6, 7),
      ...numbered('C', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
      ...numbered('E', 1, 2, 3, 4),
      ...numbered('G', 1, 2, 3, 4, 5, 6, 7, 8, 9),
    ])
    assert.lengthOf(keysOf('cn_adr'), 34)
    assert.lengthOf(keysOf('cn_mah'), 34)
    assert.includeMembers(keysOf('cioms_holder'), ['24b', '24c', '25b', '26a', '26b'])
  })
})

const overlap = (a: FormBox, b: FormBox): boolean =>
  (a.page ?? 1) === (b.page ?? 1) &&
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.1
