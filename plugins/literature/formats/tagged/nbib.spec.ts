import { test } from '@japa/runner'

import { readArticles } from '#plugins/literature/formats/read_articles'

const text = `
PMID- 90000001
OWN - NLM
STAT- MEDLINE
IS  - 1234-5679 (Print)
IS  - 2345-678X (Electronic)
VI  - 12
IP  - 3
DP  - 2020 Nov-Dec
TI  - Acute liver injury under invented Demoprazole: a long title that goes on
      in a second line.
PG  - 345-7
LID - 10.1000/demo.2020.1 [doi]
AB  - BACKGROUND: Nothing of this is real. CONCLUSIONS: It is
      invented.
FAU - Demo, Anna
AU  - Demo A
FAU - Muster, Bert
AU  - Muster B
CN  - Demo Study Group
LA  - eng
PT  - Case Reports
PT  - Journal Article
PT  - Retracted Publication
DEP - 20201005
TA  - Demo J
JT  - Demo journal of safety
RIN - Demo J. 2022;1:1. PMID: 90000009
AID - 10.1000/demo.2020.1 [doi]
OT  - demoprazole
SO  - Demo J. 2020 Nov-Dec;12(3):345-7.

PMID- 90000002
DP  - 2019 Winter
TI  - [Liver injury caused by Demoprazole: a case report].
TT  - 示范拉唑致肝损伤1例.
AU  - Zhang SL
LA  - chi
PT  - English Abstract
JT  - Shifan Yaowu Jingjie Zazhi
PG  - 12-3

PMID- 90000003
TI  - Erratum for an invented report.
EFR - Demo J. 2020;12:345-7. PMID: 90000001
PT  - Published Erratum
DP  - 2021
`

test.group('NBIB of PubMed', () => {
  test('articles are read with journal, dates, identifiers and groups as authors', async ({
    assert,
  }) => {
    const { format, records, problems } = await readArticles(Buffer.from(text))
    assert.equal(format, 'nbib')
    assert.deepEqual(problems, [])
    assert.lengthOf(records, 3)
    assert.deepInclude(records[0]!, {
      title:
        'Acute liver injury under invented Demoprazole: a long title that goes on in a second line',
      authors: ['Demo A', 'Muster B', 'Demo Study Group'],
      year: 2020,
      published: '2020-11',
      publishedOnline: '2020-10-05',
      journal: 'Demo journal of safety',
      issns: ['1234-5679', '2345-678X'],
      volume: '12',
      issue: '3',
      pages: '345-7',
      doi: '10.1000/demo.2020.1',
      pmid: '90000001',
      source: 'pubmed',
      sourceNumber: '90000001',
      abstract: 'BACKGROUND: Nothing of this is real. CONCLUSIONS: It is invented.',
      keywords: ['demoprazole'],
      language: 'eng',
      retracted: true,
      notice: null,
      line: 2,
    })
  })

  test('a translated title loses its brackets, the original one is kept', async ({ assert }) => {
    const { records } = await readArticles(Buffer.from(text))
    assert.deepInclude(records[1]!, {
      title: 'Liver injury caused by Demoprazole: a case report',
      otherTitle: '示范拉唑致肝损伤1例',
      year: 2019,
      published: '2019',
    })
  })

  test('an erratum is a notice, not a retracted article', async ({ assert }) => {
    const { records } = await readArticles(Buffer.from(text))
    assert.deepInclude(records[2]!, { notice: 'erratum', retracted: false })
  })

  test('only full names of authors are enough', async ({ assert }) => {
    const { records } = await readArticles(
      Buffer.from('PMID- 9\nTI  - One.\nFAU - Demo, Anna\nFAU - Muster, Bert\n')
    )
    assert.deepEqual(records[0]!.authors, ['Demo, Anna', 'Muster, Bert'])
  })
})
