import { test } from '@japa/runner'

import { loadCatalogue } from '#kernel/case/forms/load_catalogue'

const catalogue = loadCatalogue()

test.group('The element catalogue', () => {
  test('an element is found by its number and by its key', ({ assert }) => {
    assert.equal(catalogue.element('G.k.4.r.1a')?.name.zh, '剂量（数字）')
    assert.strictEqual(catalogue.element('G_k_4_r_1a'), catalogue.element('G.k.4.r.1a'))
    assert.isUndefined(catalogue.element('G.k.99'))
  })

  test('a group knows its members in the order of the guide', ({ assert }) => {
    const members = catalogue.childrenOf('D.2.2').map(({ id }) => id)
    assert.deepEqual(members, ['D.2.2a', 'D.2.2b', 'D.2.2.1a', 'D.2.2.1b'])
    const identification = catalogue.childrenOf('G.k.2').map(({ id }) => id)
    assert.deepEqual(
      identification.filter((id) => !id.includes('EU')),
      ['G.k.2.1', 'G.k.2.2', 'G.k.2.3.r', 'G.k.2.4', 'G.k.2.5']
    )
  })

  test('a row holds the elements and the rows that the content nests there', ({ assert }) => {
    const keys = catalogue.fieldsOf('E_i').map(({ key }) => key)
    assert.deepEqual(keys.slice(0, 4), ['E_i_1_1a', 'E_i_1_1b', 'E_i_1_2', 'E_i_2_1a'])
    const drug = catalogue.fieldsOf('G.k')
    assert.isTrue(drug.some(({ kind, key }) => kind === 'group' && key === 'G_k_4_r'))
    assert.isFalse(
      drug.some(({ key }) => key === 'G_k_2'),
      'a heading is no level'
    )
  })

  test('a repeating element is its own group', ({ assert }) => {
    assert.isTrue(catalogue.repeats('C.1.10.r'))
    assert.isTrue(catalogue.group('C_1_10_r')?.single)
    assert.deepEqual(
      catalogue.fieldsOf('C_1_10_r').map(({ kind, key }) => `${kind} ${key}`),
      ['element C_1_10_r']
    )
    assert.deepEqual(
      catalogue.childrenOf('G.k.10.r').map(({ id }) => id),
      ['G.k.10.r']
    )
  })

  test('a code has its name in both languages, whatever its spelling', ({ assert }) => {
    assert.equal(catalogue.codeName('outcome', '1', 'zh'), '痊愈')
    assert.equal(catalogue.codeName('iso3166-1-alpha2', 'CN', 'en'), 'China')
    assert.equal(catalogue.codeName('iso3166-1-alpha2', 'XI', 'en'), 'Northern Ireland')
    assert.equal(catalogue.codeName('iso3166-1-alpha2', 'XI', 'zh'), '北爱尔兰')
    assert.equal(
      catalogue.codeName('iso639-2', 'chi', 'zh'),
      catalogue.codeName('iso639-2', 'zho', 'zh')
    )
    assert.equal(catalogue.codeName('ucum-age', '{Decade}', 'en'), 'decade')
    assert.isUndefined(catalogue.codeName('outcome', '77', 'en'))
    assert.isUndefined(catalogue.codeName('meddra-llt', '10019211', 'en'))
  })

  test('a name is never missing: an unknown number stands for itself', ({ assert }) => {
    assert.deepEqual(catalogue.nameOf('X_1'), { en: 'X.1', zh: 'X.1' })
    assert.equal(catalogue.labelOf('D.2.2a').en, 'Age at onset')
    assert.equal(catalogue.labelOf('E.i').en, 'Reaction(s) / event(s)')
  })
})
