import { test } from '@japa/runner'

import { previewOf } from '#plugins/e2b/preview/preview'
import { previewHtml } from '#plugins/e2b/preview/preview_html'
import { previewText } from '#plugins/e2b/preview/preview_text'
import { catalogue } from '#tests/e2b/message_fixture'

const content = {
  C_1_3: '1',
  D_1: '<AB> & "co"',
  D_5: { nullFlavor: 'MSK' },
  E_i: [{ id: 'e', E_i_9: 'CN', E_i_3_2a: true, E_i_2_1b: { value: '1', displayName: 'Fever' } }],
  C_4_r: [{ id: 'c', C_4_r_2: { file: 'f'.repeat(64), name: 'a.pdf', size: 12 } }],
}
const pages = [
  { title: { en: 'Report', zh: '报告' }, elements: ['C.1.3'] },
  { title: { en: 'Patient', zh: '患者' }, elements: ['D.1', 'D.5'] },
]
const preview = previewOf(content, catalogue, pages)

test.group('readable page of a message', () => {
  test('shows every filled element once, on its page, with names and codes in both languages', ({
    assert,
  }) => {
    const text = previewText([
      { title: 'CN-1', pages: preview, unmapped: [{ place: '/a', xml: '<b/>' }] },
    ])
    assert.deepEqual(text, [
      'CN-1',
      '',
      '== Report / 报告',
      'C.1.3 Type of Report / 报告类型: 1 Spontaneous report / 1 自发报告',
      '',
      '== Patient / 患者',
      text[6]!,
      text[7]!,
      '',
      '== Other data elements / 其他数据元素',
      ...text.slice(10, -4),
      '',
      '== Unmapped content / 未映射内容',
      '/a',
      '  <b/>',
    ])
    assert.match(text[6]!, /^D\.1 .*: <AB> & "co"$/)
    assert.match(text[7]!, /^D\.5 .*: MSK /)
    const all = text.join('\n')
    for (const part of ['E.i[1]', 'CN China / CN 中国', 'Yes / 是', '1 Fever', 'a.pdf (12 B)']) {
      assert.include(all, part)
    }
  })

  test('the page stands alone: no script, nothing from elsewhere, signs escaped', ({ assert }) => {
    const html = previewHtml([{ title: '<CN>', pages: preview, unmapped: [] }])
    assert.notMatch(html, /<script|src=|href=|url\(/)
    assert.include(html, '&#60;AB&#62; &#38; &#34;co&#34;')
    assert.include(html, '<title>&#60;CN&#62;</title>')
  })
})
