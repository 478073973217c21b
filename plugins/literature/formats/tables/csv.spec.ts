import { test } from '@japa/runner'

import { readArticles } from '#plugins/literature/formats/read_articles'
import { encodeAs } from '#tests/coding/encode_as'

const read = (text: string) => readArticles(Buffer.from(text))

test.group('CSV', () => {
  test('columns are known by Chinese and English headings, in any order', async ({ assert }) => {
    const chinese =
      '序号,题名,作者,刊名,年,卷,期,页码,摘要,关键词,ISSN,DOI\n1,"示范拉唑致肝损伤1例，附文献复习","张示例; 李样本",示范药物警戒杂志,2024,21,3,345-347,"第一段\n第二段",示范拉唑;肝损伤,1234-5679,10.1000/demo\n'
    const { format, records, problems } = await readArticles(encodeAs(chinese, 'gb18030'))
    assert.equal(format, 'csv')
    assert.deepEqual(problems, [])
    assert.deepInclude(records[0]!, {
      title: '示范拉唑致肝损伤1例，附文献复习',
      authors: ['张示例', '李样本'],
      journal: '示范药物警戒杂志',
      year: 2024,
      volume: '21',
      issue: '3',
      pages: '345-347',
      abstract: '第一段第二段',
      keywords: ['示范拉唑', '肝损伤'],
      doi: '10.1000/demo',
      line: 2,
    })
  })

  test('the CSV of PubMed has volume, issue and pages in its citation', async ({ assert }) => {
    const { records } = await read(
      'PMID,Title,Authors,Citation,First Author,Journal/Book,Publication Year,Create Date,PMCID,NIHMS ID,DOI\n90000001,Invented report.,"Demo A, Muster B.","Demo J. 2020 Nov;12(3):45-50. doi: 10.1000/demo.",Demo A,Demo J,2020,2020/10/05,,,10.1000/demo\n'
    )
    assert.deepInclude(records[0]!, {
      title: 'Invented report',
      authors: ['Demo A', 'Muster B'],
      journal: 'Demo J',
      year: 2020,
      volume: '12',
      issue: '3',
      pages: '45-50',
      pmid: '90000001',
    })
  })

  test('lines before the headings and a sign of Excel are no records; tabs and semicolons separate, too', async ({
    assert,
  }) => {
    const preamble = await read(
      'sep=;\nSearch results of a day\n\nTitle;Author Names;Source title;Publication Year;First page;Last page;Embase Accession ID\nOne;"Demo A.; Muster B.";Demo Journal;2021;4;9;L900000401\n'
    )
    assert.deepInclude(preamble.records[0]!, {
      title: 'One',
      authors: ['Demo A.', 'Muster B.'],
      pages: '4-9',
      source: 'embase',
      sourceNumber: 'L900000401',
      line: 5,
    })
    const tabs = await read('Title\tYear\nOne\t2020\n\nTwo\t2021\n')
    assert.deepEqual(
      tabs.records.map(({ title, year, line }) => [title, year, line]),
      [
        ['One', 2020, 2],
        ['Two', 2021, 4],
      ]
    )
  })

  test('a line whose quotation mark stays open is named, those after it come in', async ({
    assert,
  }) => {
    const { records, problems } = await read(
      'Title,Year\nOne,2020\n"Two,2021\nThree,2022\n,2023\nFour,2024\n'
    )
    assert.deepEqual(
      records.map(({ title }) => title),
      ['One', 'Three', 'Four']
    )
    assert.deepEqual(
      problems.map(({ line, reason }) => [line, reason.en]),
      [
        [3, 'A quotation mark is opened in this line and never closed.'],
        [5, 'The record has no title.'],
      ]
    )
  })
})
