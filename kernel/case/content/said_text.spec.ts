import { test } from '@japa/runner'

import { saidText } from '#kernel/case/content/said_text'

/** Spaces, and what takes no room: zero-width, joiners, soft hyphen, fillers, directions, selectors. */
const UNSEEN = [
  ...[' ', '\t', '\n', '\u00A0', '\u3000', '\u2003', '\u2028'],
  ...['\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u034F', '\u180E'],
  ...['\u115F', '\u1160', '\u3164', '\uFFA0', '\u17B4', '\u2800', '\uFFF9', '\uFE0F', '\u{E0041}'],
  ...['\u200E', '\u202E', '\u2066', '\u061C', '\0', '\u0085'],
]

test.group('A text', () => {
  test('says nothing where nothing of it is seen', ({ assert }) => {
    for (const sign of UNSEEN) {
      assert.equal(saidText(sign), '', `U+${sign.codePointAt(0)!.toString(16)}`)
      assert.equal(saidText(` ${sign.repeat(3)}\n`), '')
    }
    assert.equal(saidText(UNSEEN.join('')), '')
    assert.equal(saidText(''), '')
  })

  test('stays as it was written between spaces where anything of it is seen', ({ assert }) => {
    for (const text of [
      '.',
      '0',
      '原因',
      'a\u200Bb',
      '\u200Bx',
      'می\u200Cخواهم',
      '👨\u200D👩',
      '\u0601',
    ])
      assert.equal(saidText(` ${text} `), text)
  })
})
