import { test } from '@japa/runner'

import { readArticles } from '#plugins/literature/formats/read_articles'
import { encodeAs } from '#tests/coding/encode_as'

const text = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head>
<meta http-equiv="Content-Type" content="text/html; charset=gb2312"><style>td { color: red }</style></head>
<body><table border=1>
<tr><td>SrcDatabase-来源库</td><td>Title-题名</td><td>Author-作者</td><td>Source-文献来源</td><td>Summary-摘要</td><td>PubTime-发表时间</td><td>Year-年</td><td>Volume-卷</td><td>Period-期</td><td>PageCount-页码</td><td>DOI-DOI</td></tr>
<tr><td>期刊<td>示范拉唑致<i>肝损伤</i>1例 &amp; 复习<td>张示例;李样本;<td>示范药物警戒杂志<td>第一段。<br>第二段 p&lt;0.05。<td>2024-03-15<td>2024<td>21<td>03<td>345-347<td>CNKI:SUN:DEMO.0.2024-03-010</tr>
<tr><td>期刊</td><td>&nbsp;</td><td>王虚构;</td></tr>
<tr><td></td><td></td></tr>
<tr><td>期刊</td><td>第二篇</td><td>王虚构;</td><td>示范杂志</td></tr>
</table></body></html>`

test.group('A table of HTML named .xls', () => {
  test('is read row by row, a row without a title is named', async ({ assert }) => {
    for (const bytes of [Buffer.from(text), encodeAs(text, 'gb18030')]) {
      const { format, records, problems } = await readArticles(bytes)
      assert.equal(format, 'html_table')
      assert.lengthOf(records, 2)
      assert.deepInclude(records[0]!, {
        title: '示范拉唑致肝损伤1例 & 复习',
        authors: ['张示例', '李样本'],
        journal: '示范药物警戒杂志',
        abstract: '第一段。第二段 p<0.05。',
        published: '2024-03-15',
        volume: '21',
        issue: '03',
        pages: '345-347',
        doi: null,
        source: 'cnki',
        sourceNumber: 'CNKI:SUN:DEMO.0.2024-03-010',
        line: 5,
      })
      assert.deepEqual(
        problems.map(({ line, reason }) => [line, reason.en]),
        [[6, 'The record has no title.']]
      )
      assert.equal(records[1]!.title, '第二篇')
    }
  })
})
