import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { test } from '@japa/runner'

import { readArticles } from '#plugins/literature/formats/read_articles'
import { referenceFolder } from '#tests/reference'

const read = (text: string) => readArticles(Buffer.from(text))

const record = `TY  - JOUR
AU  - Demo, Anna
AU  - Muster, B.
TI  - Effect of <i>invented</i> Demoprazole &amp; H<sub>2</sub>O, p<0.05.
JO  - Demo J
T2  - Demo Journal of Safety
PY  - 2020
VL  - 12
IS  - 3
SP  - 45
EP  - 50
SN  - 1234-5679
DO  - https://doi.org/10.1000/Demo.1.
AB  - First line
of two.
ER  - 
`

test.group('RIS', () => {
  test('an article is read field by field, markup in its title as plain text', async ({
    assert,
  }) => {
    const { format, records, problems } = await read(record)
    assert.equal(format, 'ris')
    assert.deepEqual(problems, [])
    assert.lengthOf(records, 1)
    assert.deepInclude(records[0]!, {
      title: 'Effect of invented Demoprazole & H2O, p<0.05',
      authors: ['Demo, Anna', 'Muster, B.'],
      year: 2020,
      journal: 'Demo Journal of Safety',
      volume: '12',
      issue: '3',
      pages: '45-50',
      issns: ['1234-5679'],
      doi: '10.1000/Demo.1',
      abstract: 'First line of two.',
      retracted: false,
      line: 1,
    })
  })

  test('an export with tags after ER and a search history has two records', async ({ assert }) => {
    const file = join(referenceFolder()!, 'cases/ovid_stray.ris')
    const { format, records, problems } = await readArticles(readFileSync(file))
    assert.equal(format, 'ris')
    assert.deepEqual(problems, [])
    assert.deepEqual(
      records.map(({ title, authors, year, journal, abstract, sourceNumber, line }) => [
        ...[title, authors, year, journal, abstract, sourceNumber, line],
      ]),
      [
        [
          'Invented report one on Demoprazole',
          ['Demo, A.', 'Muster, B.'],
          2020,
          'Demo Journal',
          'An invented abstract.',
          '900000101',
          2,
        ],
        [
          'Invented report two on Demoprazole',
          ['Beispiel, C.'],
          2021,
          'Demo Journal',
          'A second invented abstract, continued on a line without a tag.',
          '900000102',
          14,
        ],
      ]
    )
  }).skip(!referenceFolder(), 'needs the reference files')

  test('tags after ER belong to the record before, and to no other', async ({ assert }) => {
    const stray = `TY  - JOUR\nTI  - One\nER  - \nDO  - 10.1000/one\n\n2.\nTY  - JOUR\nTI  - Two\nER  -\n`
    const { records } = await read(stray)
    assert.deepEqual(
      records.map(({ title, doi }) => [title, doi]),
      [
        ['One', '10.1000/one'],
        ['Two', null],
      ]
    )
  })

  test('lower-case tags, empty tags, blank lines and a missing ER are read as people write them', async ({
    assert,
  }) => {
    const { records, problems } = await read(
      `\n\nty  - JOUR\nti  - One\n\nau  - \nvl  - \nvl  - 7\nTY  - JOUR\nT1  - Two\nN2  - A line\n\n\tand another\nER  -`
    )
    assert.deepEqual(problems, [])
    assert.deepEqual(
      records.map(({ title, authors, volume, abstract }) => [title, authors, volume, abstract]),
      [
        ['One', [], '7', null],
        ['Two', [], null, 'A line and another'],
      ]
    )
  })

  test('a record that lost its TY is one of its own, not the tail of the one before', async ({
    assert,
  }) => {
    const { records } = await read(
      `TY  - JOUR\nTI  - One\nER  - \n\nAU  - Demo, A.\nTI  - Two\nER  - \n\nTY  - JOUR\nTI  - Three\nER  - \n`
    )
    assert.deepEqual(
      records.map(({ title, authors }) => [title, authors]),
      [
        ['One', []],
        ['Two', ['Demo, A.']],
        ['Three', []],
      ]
    )
  })

  test('a record without a title is named with its line and reason, the others come in', async ({
    assert,
  }) => {
    const { records, problems } = await read(`TY  - JOUR\nAU  - Demo, A.\nER  - \n${record}`)
    assert.lengthOf(records, 1)
    assert.deepEqual(
      problems.map(({ line, reason, taken }) => [line, reason.en, taken]),
      [[1, 'The record has no title.', false]]
    )
  })

  test('Chinese authors in one line are apart, what is no DOI is the number of the source', async ({
    assert,
  }) => {
    const { records } = await read(
      `TY  - JOUR\nAU  - 张示例；李样本;\nTI  - 示范拉唑致肝损伤1例（虚构）\nDB  - CNKI\nDO  - CNKI:SUN:DEMO.0.2024-03-010\nPY  - 2024/03/05/\nAB  - 第一行\n第二行\nER  -\n`
    )
    assert.deepInclude(records[0]!, {
      authors: ['张示例', '李样本'],
      doi: null,
      source: 'cnki',
      sourceNumber: 'CNKI:SUN:DEMO.0.2024-03-010',
      published: '2024-03-05',
      abstract: '第一行第二行',
    })
  })

  test('a retracted article is told from the notice of its retraction and from an erratum', async ({
    assert,
  }) => {
    const titles = [
      'RETRACTED: Invented report on Demoprazole',
      'Retraction notice to: Invented report on Demoprazole',
      'Erratum: Invented report on Demoprazole',
      'Retraction of the eyelid under Demostatin',
      'Correction of hypokalaemia under Demoprazole',
      '《示范拉唑致肝损伤1例》撤稿声明',
    ]
    const { records } = await read(
      titles.map((title) => `TY  - JOUR\nTI  - ${title}\nER  - \n`).join('')
    )
    assert.deepEqual(
      records.map(({ retracted, notice }) => [retracted, notice]),
      [
        [true, null],
        [false, 'retraction'],
        [false, 'erratum'],
        [false, null],
        [false, null],
        [false, 'retraction'],
      ]
    )
  })
})
