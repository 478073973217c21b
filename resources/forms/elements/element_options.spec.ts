import { test } from '@japa/runner'

import { loadCatalogue } from '#kernel/case/forms/load_catalogue'

import { elementOptions, searchElements } from '#resources/forms/elements/element_options'

const options = elementOptions(loadCatalogue())
const found = (text: string) => searchElements(options, text).map(({ id }) => id)

test.group('Finding an element of the trail', () => {
  test('by the beginning of its number, also as a key', ({ assert }) => {
    assert.include(found('D.2.1'), 'D.2.1')
    assert.include(found('g_k_4'), 'G.k.4.r.4')
    assert.notInclude(found('D.2'), 'E.i.2.1a')
  })

  test('by words of its name in either language', ({ assert }) => {
    const { id, name } = options.find((option) => option.id === 'D.2.1')!
    assert.include(found(name.en.split(' ').toReversed().join(' ')), id)
    assert.include(found(name.zh), id)
  })

  test('every element of a case can be found, and none of the header', ({ assert }) => {
    assert.isAbove(options.length, 200)
    assert.isFalse(options.some(({ id }) => id.startsWith('N.')))
  })
})
