import { test } from '@japa/runner'

import { readArticles } from '#plugins/literature/formats/read_articles'

const text = `% made by hand
@comment{not a record}
@article{demo2020,
  title = {Effect of {Demoprazole} on {H$_2$O}: an \\textit{invented} r{\\'e}port},
  author = {Demo, Anna and M{\\"u}ster, Bert and {Demo Study Group} and 张示例 and Carla Beispiel and others},
  journal = {Demo Journal}, year = 2020, month = nov, volume = 12, number = {3},
  pages = {45--50}, doi = {10.1000/demo_4}, issn = {1234-5679},
  abstract = {50\\% of \\& patients}, keywords = {liver, demoprazole}
}
@article{,
  title={No key}, year={2021}
}
@ARTICLE{demo2020, TITLE={Same key}, year=2022}
@article{broken, title={Unclosed, year=2022
@article{untitled, year=2022}
@phdthesis{last, title={示范他汀安全性研究}, author={王虚构 and 李样本}, school={示例大学}, year={2023}}
`

test.group('BibTeX', () => {
  test('articles are read with repeated and empty keys, the broken one is named', async ({
    assert,
  }) => {
    const { format, records, problems } = await readArticles(Buffer.from(text))
    assert.equal(format, 'bibtex')
    assert.deepEqual(
      records.map(({ title, key, line }) => [title, key, line]),
      [
        ['Effect of Demoprazole on H₂O: an invented réport', 'demo2020', 3],
        ['No key', null, 10],
        ['Same key', 'demo2020', 13],
        ['示范他汀安全性研究', 'last', 16],
      ]
    )
    assert.deepInclude(records[0]!, {
      authors: ['Demo, Anna', 'Müster, Bert', 'Demo Study Group', '张示例', 'Beispiel, Carla'],
      year: 2020,
      published: '2020-11',
      journal: 'Demo Journal',
      volume: '12',
      issue: '3',
      pages: '45-50',
      doi: '10.1000/demo_4',
      issns: ['1234-5679'],
      abstract: '50% of & patients',
      keywords: ['demoprazole', 'liver'],
    })
    assert.deepInclude(records[3]!, { authors: ['王虚构', '李样本'], publisher: '示例大学' })
    assert.deepEqual(
      problems.map(({ line, taken }) => [line, taken]),
      [
        [14, false],
        [15, false],
      ]
    )
    assert.match(problems[0]!.reason.en, /^The record is not valid BibTeX: /)
  })
})
