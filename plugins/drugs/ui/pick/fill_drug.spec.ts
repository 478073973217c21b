import { test } from '@japa/runner'

import type { Row } from '#kernel/case/content/case_content'
import type { DrugEntry } from '#plugins/drugs/contract'
import { fillDrug } from '#plugins/drugs/ui/pick/fill_drug'
import { rowsAt } from '#resources/forms/content/edit_rows'

const entry: DrugEntry = {
  ...{ source: 'products', code: '1', nameZh: '演示替尼片', nameEn: 'Demotinib tablet' },
  ...{ genericName: '演示替尼', substances: ['Demoxine', 'Demozole'], strength: '', doseForm: '' },
  ...{ authorisationNumber: '国药准字H99000001', country: 'CN', holder: 'Demo Pharma', atc: '' },
  ...{ atcName: null, isOwn: true, isGeneric: false, isWithdrawn: false },
  ...{ drugCode: '', version: '' },
}
const ofDrug = { nameElement: 'G.k.2.2' }
const zh = { ...ofDrug, language: 'zh', forChina: true } as const
const en = { ...ofDrug, language: 'en', forChina: false } as const
const row = { id: '5d1c2b8e-0c51-4c4e-9d0b-3f6f5f6a0010' }

test.group('A drug filled from a dictionary', () => {
  test('takes name, substances, number, country and holder over where nothing stands', ({
    assert,
  }) => {
    const { after, lines } = fillDrug(row, entry, en)
    assert.containSubset(after, {
      G_k_2_2: 'Demotinib tablet',
      G_k_2_3_r: [{ G_k_2_3_r_1: 'Demoxine' }, { G_k_2_3_r_1: 'Demozole' }],
      G_k_3_1: '国药准字H99000001',
      G_k_3_2: 'CN',
      G_k_3_3: 'Demo Pharma',
    })
    assert.isTrue(lines.every(({ outcome }) => outcome === 'filled'))
    assert.notProperty(after, 'G_k_CN_4')
  })

  test('leaves the reported words and what the dictionary does not say; says what it overwrites', ({
    assert,
  }) => {
    const before = { ...row, G_k_2_2: 'The small pill', G_k_3_1: 'X', G_k_3_3: 'Old' }
    const { after, lines } = fillDrug(before, { ...entry, holder: '' }, zh)
    assert.include(after, { G_k_2_2: 'The small pill', G_k_3_1: '国药准字H99000001' })
    assert.include(after, { G_k_3_3: 'Old' })
    const outcomes = Object.fromEntries(lines.map((line) => [line.element, line.outcome]))
    assert.equal(outcomes['G.k.2.2'], 'stays')
    assert.equal(outcomes['G.k.3.1'], 'overwritten')
    assert.notProperty(outcomes, 'G.k.3.3')
  })

  test('takes away the number of another authorisation where the drug comes with country or holder alone', ({
    assert,
  }) => {
    const before = { ...row, G_k_3_1: 'X-1', G_k_3_2: 'DE', G_k_3_3: 'Old', G_k_CN_4: 'X-1' }
    const numbers = ['G.k.3.1', 'G.k.CN.4']
    for (const missing of [{ holder: '' }, { country: '' }, {}]) {
      const { after, lines } = fillDrug(
        before,
        { ...entry, authorisationNumber: '', ...missing },
        zh
      )
      assert.notProperty(after, 'G_k_3_1')
      assert.notProperty(after, 'G_k_CN_4')
      assert.deepEqual(
        lines.filter(({ element }) => numbers.includes(element)),
        numbers.map((element) => ({ element, now: 'X-1', comes: undefined, outcome: 'removed' }))
      )
    }
    const silent = { ...entry, authorisationNumber: '', country: '', holder: '' }
    assert.include(fillDrug(before, silent, zh).after, { G_k_3_1: 'X-1', G_k_CN_4: 'X-1' })
    const nothing = fillDrug(row, { ...entry, authorisationNumber: '' }, zh).lines
    assert.notIncludeMembers(
      nothing.map(({ element }) => element),
      numbers
    )
  })

  test('adds to the substances that are there, and takes none twice', ({ assert }) => {
    const rows: Row[] = [{ id: 'a', G_k_2_3_r_1: 'DEMOXINE', G_k_2_3_r_3a: '5' }, { id: 'b' }]
    const { after } = fillDrug({ ...row, G_k_2_3_r: rows }, entry, zh)
    const [first, second, ...others] = (after as Record<string, object[]>).G_k_2_3_r!
    assert.deepEqual(first, rows[0])
    assert.include(second, { G_k_2_3_r_1: 'Demozole' })
    assert.lengthOf(others, 0)
  })

  test('takes away the substances of the drug that it was before, unless more is said of them', ({
    assert,
  }) => {
    const taken = fillDrug(row, entry, en).after
    const rows = rowsAt(taken, 'G_k_2_3_r').map((each, at) =>
      at === 1 ? { ...each, G_k_2_3_r_3a: '5' } : each
    )
    const other = { ...entry, code: '2', substances: ['Demostatin'] }
    const { after, lines } = fillDrug({ ...taken, G_k_2_3_r: rows }, other, en)
    assert.deepEqual(
      rowsAt(after, 'G_k_2_3_r').map((each) => each.G_k_2_3_r_1),
      ['Demozole', 'Demostatin']
    )
    assert.deepEqual(
      lines.filter(({ element }) => element === 'G.k.2.3.r.1').map(({ outcome }) => outcome),
      ['removed', 'added']
    )
  })

  test('fills what China asks for where a case is reported to China', ({ assert }) => {
    const { after } = fillDrug(row, entry, zh)
    assert.include(after, {
      G_k_CN_1: '演示替尼',
      G_k_CN_3: true,
      G_k_CN_4: '国药准字H99000001',
      G_k_2_2: '演示替尼片',
    })
    const foreign = fillDrug(row, { ...entry, country: 'FR', genericName: 'Demoxine' }, zh)
    assert.notProperty(foreign.after, 'G_k_CN_1', 'Chinese alone')
    assert.notProperty(foreign.after, 'G_k_CN_4')
  })

  test('keeps the code with its dictionary, version and name, and none of another dictionary', ({
    assert,
  }) => {
    const drug = { ...entry, source: 'whodrug', code: '6000050', version: '2024-09' } as const
    const { after } = fillDrug(row, drug, en)
    assert.deepInclude(after, {
      G_k_DD_1: '1',
      G_k_DD_2a: '2024-09',
      G_k_DD_2b: { value: '6000050', displayName: 'Demotinib tablet' },
    })
    const product = fillDrug(after, entry, en)
    assert.include(product.after, { G_k_DD_1: '2' })
    assert.notProperty(product.after, 'G_k_DD_2a', 'products of a company have no version')
    const version = product.lines.find(({ element }) => element === 'G.k.DD.2a')
    assert.include(version, { now: '2024-09', comes: undefined, outcome: 'removed' })
    assert.isTrue(
      fillDrug(product.after, entry, en).lines.every(({ outcome }) => outcome === 'same')
    )
  })

  test('a past drug takes its name and its code, and nothing that it has no element for', ({
    assert,
  }) => {
    for (const group of ['D.8.r', 'D.10.8.r']) {
      const { after } = fillDrug(row, entry, { ...zh, nameElement: `${group}.1` })
      const key = group.replaceAll('.', '_')
      const filled = { ...row, [`${group.replaceAll('.', '_')}_1`]: 'The small pill' }
      const stays = fillDrug(filled, entry, { ...zh, nameElement: `${group}.1` }).lines[0]
      assert.include(stays, { now: 'The small pill', outcome: 'stays' })
      assert.sameMembers(Object.keys(after), [
        'id',
        ...['1', 'DD_1', 'DD_2b'].map((end) => `${key}_${end}`),
      ])
    }
  })
})
