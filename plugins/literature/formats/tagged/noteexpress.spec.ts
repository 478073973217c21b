import { test } from '@japa/runner'

import { readArticles } from '#plugins/literature/formats/read_articles'

const text = `{Reference Type}: Journal Article
{Title}: 示范拉唑致肝损伤1例（虚构）
{Translated Title}: Liver injury caused by Demoprazole: a case report (invented)
{Author}: 张示例
{Author}: 李样本
{Author Address}: 示例大学附属医院
{Journal}: 示范药物警戒杂志
{Year}: 2024
{Volume}: 21
{Issue}: 3
{Pages}: 345-347
{Keywords}: 示范拉唑;肝损伤
{Abstract}: 目的：报告1例。
方法：虚构。
{ISBN/ISSN}: 1234-5679
{URL}: https://d.wanfangdata.com.cn/periodical/demo202403010
{DOI}: 10.3969/j.issn.1234-5679.2024.03.010
{Database Provider}: 万方数据

{Reference Type}: Journal Article
{Title}: 第二篇
{Author}: 王虚构;赵虚构
{volume}: 3
{Year}:
{Year}: 2023
`

test.group('NoteExpress', () => {
  test('articles are read with repeated, joined, empty and lower-case keys', async ({ assert }) => {
    const { format, records, problems } = await readArticles(Buffer.from(text))
    assert.equal(format, 'noteexpress')
    assert.deepEqual(problems, [])
    assert.deepInclude(records[0]!, {
      title: '示范拉唑致肝损伤1例（虚构）',
      otherTitle: 'Liver injury caused by Demoprazole: a case report (invented)',
      authors: ['张示例', '李样本'],
      journal: '示范药物警戒杂志',
      year: 2024,
      volume: '21',
      issue: '3',
      pages: '345-347',
      keywords: ['示范拉唑', '肝损伤'],
      abstract: '目的：报告1例。方法：虚构。',
      issns: ['1234-5679'],
      doi: '10.3969/j.issn.1234-5679.2024.03.010',
      source: 'wanfang',
    })
    assert.deepInclude(records[1]!, { authors: ['王虚构', '赵虚构'], volume: '3', year: 2023 })
  })
})
