import { test } from '@japa/runner'

import { FormSchemas } from '#kernel/case/forms/form_schemas'

import {
  codedPlaces,
  lltElements,
  LLT_LIST,
  verbatimKey,
} from '#plugins/coding/places/coded_places'

const forms = FormSchemas.load()
const elements = lltElements(forms)

test.group('Places of a case for lowest level terms', () => {
  test('hold codes beside their versions and the reported words, in rows inside of rows too', ({
    assert,
  }) => {
    const places = codedPlaces(elements, {
      H_3_r: [{ id: 'h', H_3_r_1b: '90100001' }],
      E_i: [
        {
          ...{ id: 'a', E_i_1_1a: '演示', E_i_1_2: 'Demo words', E_i_2_1a: '91.1' },
          E_i_2_1b: { value: '90100002', displayName: 'Demo' },
        },
      ],
      G_k: [{ id: 'k', G_k_7_r: [{ id: 'r', G_k_7_r_2a: '90.1', G_k_7_r_2b: '90100003' }] }],
    })
    assert.sameDeepMembers(
      places.map(({ element, code, version, verbatim }) => [element, code, version, verbatim]),
      [
        ['H.3.r.1b', '90100001', '', ''],
        ['E.i.2.1b', '90100002', '91.1', 'Demo words'],
        ['G.k.7.r.2b', '90100003', '90.1', ''],
      ]
    )
  })

  test('are open where words have no code, or stand in its place; null flavours need none', ({
    assert,
  }) => {
    const places = codedPlaces(elements, {
      D_7_1_r: [{ id: 'd', D_7_1_r_1b: 'Demo history' }],
      E_i: [
        { id: 'a', E_i_1_2: 'Demo words' },
        { id: 'b', E_i_1_2: 'Demo words', E_i_2_1b: { nullFlavor: 'UNK' } },
        { id: 'c', E_i_4: '2026' },
      ],
    })
    assert.sameDeepMembers(
      places.map(({ path, code, verbatim }) => [path, code, verbatim]),
      [
        ['D_7_1_r[d].D_7_1_r_1b', null, 'Demo history'],
        ['E_i[a].E_i_2_1b', null, 'Demo words'],
      ]
    )
  })

  test('are those of all elements that take a term, each with an element for its version', ({
    assert,
  }) => {
    const coded = forms.catalogue.elements.filter(({ codeList }) => codeList === LLT_LIST)
    assert.lengthOf(coded, 12)
    assert.sameMembers(
      elements.map(({ element }) => element),
      coded.map(({ id }) => id)
    )
    for (const { element, version } of elements) {
      assert.equal(version, element.replace(/b$/, 'a'))
    }
  })

  test('have one key however the words are written; it fits into an index', ({ assert }) => {
    assert.equal(verbatimKey('Demo  HEAD-ache!'), verbatimKey('demo headache'))
    const long = 'ﷺ'.repeat(20_000)
    assert.isBelow(Buffer.byteLength(verbatimKey(long)), 2000)
    assert.notEqual(verbatimKey(long), verbatimKey(`${long}x`))
  })
})
