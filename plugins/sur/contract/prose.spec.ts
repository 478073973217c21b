import { test } from '@japa/runner'

import { isEmptyProse, isProse, linesOf, MOST_LETTERS, proseOf } from '#plugins/sur/contract/prose'

const list = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Deaths' }] },
    {
      type: 'orderedList',
      attrs: { start: 1, type: null },
      content: [
        {
          type: 'listItem',
          content: [
            {
              type: 'paragraph',
              content: [{ type: 'text', text: 'one', marks: [{ type: 'bold' }] }],
            },
            {
              type: 'bulletList',
              content: [
                {
                  type: 'listItem',
                  content: [{ type: 'paragraph', content: [{ type: 'text', text: '甲' }] }],
                },
              ],
            },
          ],
        },
        {
          type: 'listItem',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'two' }] }],
        },
      ],
    },
  ],
}

test.group('The text of a section', () => {
  test('is paragraphs, headings and lists with bold and italic, and nothing else', ({ assert }) => {
    assert.isTrue(isProse(list))
    assert.isTrue(isProse(proseOf('A.', '')))
    const others = [
      null,
      '<p>A</p>',
      { type: 'doc', content: [{ type: 'image', attrs: { src: 'x' } }] },
      { type: 'doc', content: [{ type: 'text', text: 'bare' }] },
      { type: 'doc', content: [{ type: 'paragraph', onclick: 'x' }] },
      {
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'link' }] }] },
        ],
      },
    ]
    for (const other of others) assert.isFalse(isProse(other), JSON.stringify(other))
  })

  test('has a longest length', ({ assert }) => {
    assert.isTrue(isProse(proseOf('x'.repeat(MOST_LETTERS))))
    assert.isFalse(isProse(proseOf('x'.repeat(MOST_LETTERS + 1))))
  })

  test('is read line by line with the bullets and numbers of its lists', ({ assert }) => {
    if (!isProse(list)) throw new Error('not a text')
    assert.deepEqual(
      linesOf(list).map(({ text }) => text),
      ['Deaths', '1. one', '   • 甲', '2. two']
    )
  })

  test('is empty when nothing of it is seen', ({ assert }) => {
    assert.isTrue(isEmptyProse(null))
    assert.isTrue(isEmptyProse(proseOf('', '  ')))
    assert.isFalse(isEmptyProse(proseOf('A')))
  })
})
