import { test } from '@japa/runner'

import { messageOf } from '#kernel/errors/messages'
import { Refusal } from '#kernel/errors/define_errors'
import { readList } from '#plugins/coding/synonyms/list_file/read_list'
import { csvText } from '#resources/admin/resource/csv_text'

const read = (text: string, most = 20_000) => readList(Buffer.from(text), most)
const verbatims = ({ lines }: ReturnType<typeof read>) =>
  lines.map(({ line, verbatim, code, state }) => [line, verbatim, code, state])

/** The sentence with which a list is refused as a whole. */
function refusal(text: string, most = 20_000): string {
  try {
    read(text, most)
  } catch (error) {
    if (error instanceof Refusal) return messageOf(error).en
    throw error
  }
  return 'taken'
}

test.group('A list of synonyms', () => {
  test('is read by its headings, whatever their order, language and separator', ({ assert }) => {
    for (const mark of [',', ';', '\t']) {
      for (const [verbatim, code, state] of [
        ['Reported words', 'LLT code', 'State'],
        ['报告用语', 'LLT 编码', '状态'],
        ['VERBATIM', 'llt_code', 'status'],
      ]) {
        const lines = [
          [state, 'Remarks', code, verbatim],
          ['approved', 'x', '90100004', 'woozy'],
          ['', '', '90100001', '头很痛'],
          ['已拒绝', '', '90100001', '"Wobbly, all; day"'],
        ]
        const text = lines.map((cells) => cells.join(mark)).join('\r\n')
        assert.deepEqual(
          verbatims(read(text)),
          [
            [2, 'woozy', '90100004', 'approved'],
            [3, '头很痛', '90100001', null],
            [4, 'Wobbly, all; day', '90100001', 'rejected'],
          ],
          text
        )
      }
    }
  })

  test('without headings is words and code', ({ assert }) => {
    for (const text of ['woozy;90100004\n', 'woozy,90100004', 'woozy\t90100004\n\n']) {
      assert.deepEqual(verbatims(read(text)), [[1, 'woozy', '90100004', null]], text)
    }
    assert.deepEqual(verbatims(read('Wobbly, all day;90100004\nhot, cold;90100001')), [
      [1, 'Wobbly, all day', '90100004', null],
      [2, 'hot, cold', '90100001', null],
    ])
    assert.deepEqual(verbatims(read('hot; cold,90100001')), [[1, 'hot; cold', '90100001', null]])
  })

  test('that names its columns is divided as its headings are', ({ assert }) => {
    const { problems } = read('Verbatim,Code\none;two,three;90100001\n')
    assert.match(problems[0]!.says.en, /"three;90100001" is not an LLT code/)
  })

  test('keeps quotation marks inside of words, and words over two lines of the file', ({
    assert,
  }) => {
    const text = 'Verbatim,Code\n"said ""woozy""\nat night",90100004\nfelt "odd" today,90100001\n'
    assert.deepEqual(verbatims(read(text)), [
      [2, 'said "woozy" at night', '90100004', null],
      [4, 'felt "odd" today', '90100001', null],
    ])
  })

  test('says of each wrong line which column is wrong, and what to do', ({ assert }) => {
    const { lines, problems } = read(
      [
        'Verbatim,Code,State',
        ',90100001,',
        '...,90100001,',
        `${'x'.repeat(501)},90100001,`,
        'no code,,',
        'short,9010000,',
        'odd state,90100001,perhaps',
        'one, two,90100001,approved',
        'head hurts,90100001,',
        'Head-hurts,90100002,',
        'head HURTS,90100001,approved',
        'head hurts!,90100001,',
        `${'头'.repeat(500)},90100001,`,
      ].join('\n')
    )
    assert.deepEqual(
      problems.map(({ line, column }) => [line, column]),
      [
        [2, 'verbatim'],
        [3, 'verbatim'],
        [4, 'verbatim'],
        [5, 'code'],
        [6, 'code'],
        [7, 'state'],
        [8, null],
        [10, 'code'],
        [11, 'state'],
      ]
    )
    assert.match(problems[7]!.says.en, /the code 90100001 in line 9\. Delete one/)
    // What appears twice alike is read once.
    assert.deepEqual(
      lines.map(({ line }) => line),
      [9, 13]
    )
  })

  test('is refused as a whole, with a sentence, when it is none', ({ assert }) => {
    assert.match(refusal(''), /no line/)
    assert.match(refusal('Verbatim,Code\n'), /no line/)
    assert.match(refusal('Verbatim,Remarks\nx,y'), /first line must name/)
    assert.match(refusal('a,b,90100001'), /first line must name/)
    assert.match(refusal('Code,Verbatim,Code\n1,x,2'), /"Code" appears twice/)
    assert.match(refusal('a,90100001\nb,90100001\nc,90100001', 2), /3 lines; up to 2/)
    assert.equal(refusal('Verbatim,Code\na,90100001\nb,90100001', 2), 'taken')
  })

  test('that was exported says after coming back what it said before', ({ assert }) => {
    const words = ['Wobbly, all day', '=1+1', '-40 °C; cold', 'a "b"', '头很痛']
    const text = csvText([
      ['报告用语', 'LLT 编码', '低位语（LLT）', '状态'],
      ...words.map((word) => [word, '90100001', '演示头痛', '待批准']),
    ])
    const { lines, problems } = read(text)
    assert.deepEqual(problems, [])
    assert.deepEqual(
      lines.map(({ verbatim, state }) => [verbatim, state]),
      words.map((word) => [word, 'proposed'])
    )
  })
})
