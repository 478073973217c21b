import { test } from '@japa/runner'

import { loadCatalogue } from '#kernel/case/forms/load_catalogue'

import { arranged } from '#plugins/search/ui/conditions/arranged'
import { conditionOf, type Draft } from '#plugins/search/ui/conditions/draft'
import { problemOf } from '#plugins/search/ui/conditions/problem_of'
import { searchedElements } from '#plugins/search/ui/conditions/searched_elements'
import { waysOf } from '#plugins/search/ui/conditions/ways'

const catalogue = loadCatalogue()
const problem = (draft: Omit<Draft, 'key'>, before: Draft[] = []) =>
  problemOf({ key: 'x', ...draft }, catalogue, before)

test.group('A condition of the advanced search', () => {
  test('needs an element, a condition and a value, in this order', ({ assert }) => {
    assert.equal(problem({}), 'element')
    assert.equal(problem({ element: 'E.i.7' }), 'way')
    assert.equal(problem({ element: 'E.i.7', is: 'in' }), 'value')
    assert.equal(problem({ element: 'E.i.7', is: 'in', values: [] }), 'value')
    assert.isUndefined(problem({ element: 'E.i.7', is: 'in', values: ['1'] }))
    assert.isUndefined(problem({ element: 'E.i.7', is: 'empty' }))
  })

  test('asks about an element that no other one asks about', ({ assert }) => {
    const before = [{ key: 'a', element: 'E.i.7', is: 'filled' } as const]
    assert.equal(problem({ element: 'E.i.7', is: 'empty' }, before), 'twice')
    assert.isUndefined(problem({ element: 'E.i.4', is: 'empty' }, before))
  })

  test('takes dates as far as they are known, and numbers, and no range that ends before it begins', ({
    assert,
  }) => {
    const date = { element: 'C.1.4', is: 'between' } as const
    assert.equal(problem({ ...date, value: '2026-01', to: 'soon' }), 'not_a_date')
    assert.equal(problem({ ...date, value: '2026-02', to: '2026-01' }), 'backwards')
    assert.isUndefined(problem({ ...date, value: '2026-02', to: '2026' }))
    const age = { element: 'D.2.2a', is: 'between' } as const
    assert.equal(problem({ ...age, value: 'x', to: '70' }), 'not_a_number')
    assert.equal(problem({ ...age, value: '9', to: '7' }), 'backwards')
    assert.isUndefined(problem({ ...age, value: '9', to: '10' }))
  })

  test('is asked by what its way takes, whatever another way had left in it', ({ assert }) => {
    const left = { key: 'a', value: '1', to: '2', values: ['3'], orNull: ['UNK'] }
    assert.deepEqual(conditionOf({ ...left, element: 'E.i.7', is: 'empty' }, 'code'), {
      element: 'E.i.7',
      is: 'empty',
    })
    assert.deepEqual(
      conditionOf({ ...left, element: 'C.1.4', is: 'lt', orUncertain: true }, 'date'),
      { element: 'C.1.4', is: 'lt', value: '1', orNull: ['UNK'], orUncertain: true }
    )
    assert.isUndefined(conditionOf({ key: 'a', element: 'E.i.7' }, 'code'))
  })

  test('offers ways by the type of its element', ({ assert }) => {
    const ways = (id: string, hasTerms = false) =>
      waysOf(catalogue.element(id)!, catalogue, hasTerms).join(' ')
    assert.equal(ways('E.i.7'), 'in filled empty')
    assert.equal(ways('E.i.2.1b', true), 'below eq starts filled empty')
    assert.equal(ways('D.2.2a'), 'eq gt lt between filled empty')
    assert.equal(ways('E.i.3.2c'), 'eq filled empty null')
    assert.match(ways('C.1.4'), /^between lt gt filled empty/)
  })
})

test.group('Conditions of the advanced search', () => {
  test('stand under the groups that they ask about, and are numbered as they stand', ({
    assert,
  }) => {
    const elements = ['G.k.4.r.7', 'E.i.7', undefined, 'C.1.3', 'G.k.1', 'E.i.4']
    const drafts = elements.map((element, at) => ({ key: String(at), element }))
    const lines = arranged(drafts, catalogue).map((line) =>
      line.kind === 'heading'
        ? `${'-'.repeat(line.depth)}${line.group || 'case'} ${line.count}`
        : `${line.number} ${line.draft.element}`
    )
    assert.deepEqual(lines, [
      'case 1',
      '1 C.1.3',
      '-G_k 2',
      '2 G.k.1',
      '--G_k_4_r 1',
      '3 G.k.4.r.7',
      '-E_i 2',
      '4 E.i.7',
      '5 E.i.4',
      '6 undefined',
    ])
  })

  test('find elements by the names of the guide and of forms, in both languages', ({ assert }) => {
    const elements = searchedElements(catalogue)
    const outcome = elements.find(({ id }) => id === 'G.k.1')!
    assert.include(outcome.name.en, 'Characterisation of Drug Role')
    assert.include(outcome.name.zh, '药品作用特征')
    assert.isFalse(elements.some(({ id }) => id === 'G.k' || id.startsWith('N.')))
  })
})
