import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { test } from '@japa/runner'

import { readArticles } from '#plugins/literature/formats/read_articles'
import { referenceFolder } from '#tests/reference'

test.group('RefWorks', () => {
  test('an export of CNKI is read although its tags are lower-case, indented or empty', async ({
    assert,
  }) => {
    const file = join(referenceFolder()!, 'cases/cnki_refworks.txt')
    const { format, records, problems } = await readArticles(readFileSync(file))
    assert.equal(format, 'refworks')
    assert.deepEqual(problems, [])
    assert.lengthOf(records, 2)
    assert.deepInclude(records[0]!, {
      title: '示范拉唑致肝损伤1例（虚构）',
      authors: ['张示例', '李样本'],
      year: 2024,
      journal: '示例药物警戒杂志',
      volume: '21',
      issue: '03',
      pages: '345-347',
      doi: null,
      source: 'cnki',
      abstract: '本文为虚构摘要，仅用于测试。',
      keywords: ['示范拉唑', '肝损伤', '个案报道'],
      line: 1,
    })
    assert.deepInclude(records[1]!, {
      title: '示范他汀安全性研究（虚构）',
      authors: ['王虚构'],
      year: 2023,
      journal: null,
      publisher: '示例大学',
      doi: null,
      source: 'cnki',
      sourceNumber: 'CNKI:CDMD:2.0000.000001',
      line: 17,
    })
  }).skip(!referenceFolder(), 'needs the reference files')

  test('words at the start of a line of an abstract are no tags', async ({ assert }) => {
    const { records } = await readArticles(
      Buffer.from(
        'RT Journal Article\nSR 7\nT1 Invented report\nA1 Demo, A.\nA1 Muster, B.\nAB The drug\nis new and\ndo not stop it\nVO\nIS Suppl 1\nSP 4\nOP 9\nDO 10.1000/demo\n\nRT Journal Article\nT1 Second\n'
      )
    )
    assert.deepInclude(records[0]!, {
      abstract: 'The drug is new and do not stop it',
      volume: null,
      issue: 'Suppl 1',
      pages: '4-9',
      doi: '10.1000/demo',
    })
    assert.equal(records[1]!.title, 'Second')
  })
})
