import { test } from '@japa/runner'

import type { CodeList } from '#kernel/case/content/element_definition'
import { choicesOf, namedCode, searchCodes } from '#resources/forms/codes/search_codes'

const outcomes: CodeList = {
  id: 'outcome',
  name: { en: 'Outcome', zh: '转归' },
  codes: [
    { code: '1', name: { en: 'Recovered', zh: '痊愈' } },
    { code: '2', name: { en: 'Recovering', zh: '好转' } },
    { code: '10', name: { en: 'Not recovered', zh: '未痊愈' } },
  ],
}
const countries: CodeList = {
  id: 'iso3166',
  name: { en: 'Country', zh: '国家' },
  displayNames: 'region',
  codes: [{ code: 'CN' }, { code: 'DE' }],
}
const found = (list: CodeList, text: string) =>
  searchCodes(choicesOf(list), text).map(({ code }) => code)

test.group('Finding a code', () => {
  test('nothing typed offers all, in the order of the list', ({ assert }) => {
    assert.deepEqual(found(outcomes, ''), ['1', '2', '10'])
  })

  test('a code that is typed comes before codes that only begin with it', ({ assert }) => {
    assert.deepEqual(found(outcomes, '1'), ['1', '10'])
  })

  test('names are found in English and in Chinese, those that begin with the text first', ({
    assert,
  }) => {
    assert.deepEqual(found(outcomes, 'recover'), ['1', '2', '10'])
    assert.deepEqual(found(outcomes, '痊愈'), ['1', '10'])
  })

  test('a text names a code only in full: nothing is guessed from its beginning', ({ assert }) => {
    const named = (text: string) => namedCode(choicesOf(outcomes), text)
    assert.equal(named(' recovered '), '1')
    assert.equal(named('未痊愈'), '10')
    assert.equal(named('2'), '2')
    assert.isUndefined(named('recover'))
    assert.isUndefined(named('hz'))
  })

  test('only the case of the letters tells some codes apart: nothing is taken where it fits neither', ({
    assert,
  }) => {
    const codes = [
      { code: 'ms', name: { en: 'Millisecond', zh: '毫秒' } },
      { code: 'Ms', name: { en: 'Megasecond', zh: '兆秒' } },
      { code: 'd', name: { en: 'Day', zh: '日' } },
      { code: '{Day}', name: { en: 'Day', zh: '天' } },
    ]
    const named = (text: string) => namedCode(choicesOf({ ...outcomes, codes }), text)
    assert.equal(named('Ms'), 'Ms')
    assert.equal(named('ms'), 'ms')
    assert.isUndefined(named('MS'))
    assert.equal(named('D'), 'd')
    assert.isUndefined(named('day'), 'the name of two')
  })

  test('a Chinese name is found by its pinyin initials', ({ assert }) => {
    assert.deepEqual(found(outcomes, 'hz'), ['2'])
    assert.deepEqual(found(outcomes, 'wqy'), ['10'])
    assert.deepEqual(found(countries, 'zg'), ['CN'])
  })

  test('lists without names of their own take them from the runtime', ({ assert }) => {
    assert.deepEqual(found(countries, '德国'), ['DE'])
    assert.deepEqual(found(countries, 'chin'), ['CN'])
  })

  test('a code that the runtime cannot name does not stop the others', ({ assert }) => {
    const odd: CodeList = {
      ...countries,
      id: 'odd',
      codes: [{ code: 'no region' }, { code: 'CN' }],
    }
    assert.deepEqual(found(odd, 'no r'), ['no region'])
    assert.deepEqual(found(odd, '中国'), ['CN'])
  })

  test('nothing fits', ({ assert }) => {
    assert.deepEqual(found(outcomes, 'xyz'), [])
  })
})
