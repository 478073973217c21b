import { test } from '@japa/runner'

import { readArticles } from '#plugins/literature/formats/read_articles'
import { encodeAs } from '#tests/coding/encode_as'

const text = `SrcDatabase-来源库: 期刊
Title-题名: 示范拉唑致肝损伤1例：附文献复习
Author-作者: 张示例;李样本;
Organ-单位: 示例大学附属医院;样本研究所;
Source-文献来源: 示范药物警戒杂志
Keyword-关键词: 示范拉唑;;肝损伤
Summary-摘要: 患者男，65岁。
https://demo.example: 不是字段

第二段。
PubTime-发表时间: 2024-03-15
FirstDuty-第一责任人: 张示例;
Fund-基金: 
Year-年: 2024
Volume-卷: 21
Period-期: 03
PageCount-页码: 345-347+350
CLC-中图分类号: R000
ISSN-国际标准刊号: 1234-5679
URL-网址: https://kns.cnki.net/kcms/detail/detail.aspx?FileName=DEMO202403010&DbName=CJFQ2024
DOI-DOI: 10.3969/j.issn.1234-5679.2024.03.010

SrcDatabase-来源库: 博士
title-题名: 示范他汀安全性研究
author-作者: 王虚构;
Source-文献来源: 示例大学
PubTime-发表时间: 2023-06-01
`

test.group('CNKI text', () => {
  test('articles are read, values may hold a colon and abstracts blank lines', async ({
    assert,
  }) => {
    const { format, records, problems } = await readArticles(Buffer.from(text))
    assert.equal(format, 'cnki')
    assert.deepEqual(problems, [])
    assert.deepInclude(records[0]!, {
      title: '示范拉唑致肝损伤1例：附文献复习',
      authors: ['张示例', '李样本'],
      journal: '示范药物警戒杂志',
      keywords: ['示范拉唑', '肝损伤'],
      abstract: '患者男，65岁。https://demo.example: 不是字段第二段。',
      year: 2024,
      published: '2024-03-15',
      volume: '21',
      issue: '03',
      pages: '345-347+350',
      issns: ['1234-5679'],
      doi: '10.3969/j.issn.1234-5679.2024.03.010',
      source: 'cnki',
      sourceNumber: 'DEMO202403010',
    })
    assert.deepInclude(records[1]!, {
      title: '示范他汀安全性研究',
      authors: ['王虚构'],
      year: 2023,
      line: 23,
    })
  })

  test('GB18030, UTF-16 and UTF-8 with or without a mark give the same', async ({ assert }) => {
    const plain = await readArticles(Buffer.from(text))
    const utf16 = Buffer.from(text, 'utf16le')
    const bytes = [
      Buffer.from(`\uFEFF${text}`),
      encodeAs(text, 'gb18030'),
      utf16,
      Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
      Buffer.from(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])).swap16(),
      Buffer.from(utf16).swap16(),
    ]
    for (const each of bytes) assert.deepEqual(await readArticles(each), plain)
  })
})
