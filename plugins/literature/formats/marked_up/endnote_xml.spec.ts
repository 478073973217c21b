import { test } from '@japa/runner'

import { readArticles } from '#plugins/literature/formats/read_articles'

const style = (text: string) => `<style face="normal" font="default" size="100%">${text}</style>`

const text = `<?xml version="1.0" encoding="UTF-8" ?><xml><records><record><database name="demo.enl">demo.enl</database><source-app name="EndNote" version="20.0">EndNote</source-app><rec-number>7</rec-number><ref-type name="Journal Article">17</ref-type><contributors><authors><author>${style('Demo, Anna')}</author><author>${style('Demo Study Group,')}</author></authors><secondary-authors><author>Editor, E.</author></secondary-authors></contributors><titles><title>${style('Effect of ')}<style face="italic">invented</style>${style(' Demoprazole')}</title><secondary-title>${style('Demo Journal')}</secondary-title></titles><periodical><full-title>${style('Demo Journal of Safety')}</full-title></periodical><pages>${style('45-50')}</pages><volume>12</volume><number>3</number><keywords><keyword>liver</keyword></keywords><dates><year>${style('2020')}</year><pub-dates><date>Nov 5</date></pub-dates></dates><isbn>1234-5679&#xD;2345-678X (Electronic)</isbn><accession-num>900000301</accession-num><abstract>${style('Nothing is real.')}</abstract><electronic-resource-num>10.1000/demo.3</electronic-resource-num><remote-database-name>Embase</remote-database-name><language>English</language></record>
<record><rec-number>7</rec-number><titles><title></title></titles></record>
<record><rec-number></rec-number><titles><title>示范拉唑致肝损伤1例</title></titles><contributors><authors><author>张示例</author></authors></contributors></record></records></xml>`

test.group('EndNote XML', () => {
  test('articles are read through the styles, the one without a title is named', async ({
    assert,
  }) => {
    const { format, records, problems } = await readArticles(Buffer.from(text))
    assert.equal(format, 'endnote_xml')
    assert.lengthOf(records, 2)
    assert.deepInclude(records[0]!, {
      title: 'Effect of invented Demoprazole',
      authors: ['Demo, Anna', 'Demo Study Group'],
      year: 2020,
      journal: 'Demo Journal of Safety',
      volume: '12',
      issue: '3',
      pages: '45-50',
      issns: ['1234-5679', '2345-678X'],
      doi: '10.1000/demo.3',
      source: 'embase',
      sourceNumber: '900000301',
      abstract: 'Nothing is real.',
      keywords: ['liver'],
      language: 'English',
    })
    assert.deepInclude(records[1]!, { title: '示范拉唑致肝损伤1例', authors: ['张示例'] })
    assert.deepEqual(
      problems.map(({ line, reason }) => [line, reason.en]),
      [[2, 'The record has no title.']]
    )
  })
})
