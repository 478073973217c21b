import { test } from '@japa/runner'

import { Refusal } from '#kernel/errors/define_errors'
import { messageOf } from '#kernel/errors/messages'
import { readTable } from '#kernel/files/read_table'
import { csvText } from '#resources/admin/resource/csv_text'
import { encodeAs } from '#tests/coding/encode_as'

const cells = (file: string | Uint8Array, isKnown?: (cell: string) => boolean) =>
  readTable(typeof file === 'string' ? Buffer.from(file) : file, isKnown).map((each) => each.cells)

/** The sentence with which a file is refused. */
function refusal(file: string | Uint8Array): string {
  try {
    cells(file)
  } catch (error) {
    if (error instanceof Refusal) return messageOf(error).en
    throw error
  }
  return 'read'
}

test.group('A table', () => {
  test('has its cells apart by what the first line has most of, outside of quotation marks', ({
    assert,
  }) => {
    for (const mark of [',', ';', '\t']) {
      const text = `Name${mark}"Dose, form; size"\r\nPill${mark}big`
      assert.deepEqual(cells(text), [
        ['Name', 'Dose, form; size'],
        ['Pill', 'big'],
      ])
    }
    assert.deepEqual(cells('Name\nPill; big'), [['Name'], ['Pill', 'big']])
  })

  test('whose reader knows cells has them apart by what shows most of those', ({ assert }) => {
    const isKnown = (cell: string) => /^(code|\d{8})$/.test(cell)
    assert.deepEqual(cells('hot, cold, dry;90100001', isKnown), [['hot, cold, dry', '90100001']])
    assert.deepEqual(cells('hot; cold\nhot, cold;90100001', isKnown)[1], ['hot, cold', '90100001'])
    // A heading counts more than what is below it.
    assert.deepEqual(cells('code,a;b;c\n1;90100001\n2;90100001', isKnown)[0], ['code', 'a;b;c'])
  })

  test('is told its encoding by the whole of it', ({ assert }) => {
    const chinese = '报告用语,编码\n头痛,1\nhead hurts,2\n'
    const western = 'Verbatim;Code\nSchwindelgefühl;1\nfièvre légère – 40 °C;2\n'
    for (const text of [chinese, western]) {
      const expected = cells(text)
      assert.deepEqual(cells(`\ufeff${text}`), expected)
      const wide = Buffer.from(`\ufeff${text}`, 'utf16le')
      assert.deepEqual(cells(wide), expected)
      assert.deepEqual(cells(wide.swap16()), expected)
    }
    assert.deepEqual(cells(encodeAs(chinese, 'gb18030')), cells(chinese))
    assert.deepEqual(cells(encodeAs(western, 'windows-1252')), cells(western))
    // These four bytes are legal UTF-8 as well.
    assert.deepEqual(cells(encodeAs('头痛,1', 'gb18030')), [['头痛', '1']])
    // These bytes would be legal GB 18030.
    assert.deepEqual(cells(encodeAs('Schwindelgefühl;1', 'windows-1252')), [
      ['Schwindelgefühl', '1'],
    ])
  })

  test('has lines with the number at which they begin; empty ones are none', ({ assert }) => {
    const lines = readTable(Buffer.from('a,b\n\n"said ""x""\nat night",c\r\n,\nfelt "odd",d'))
    assert.deepEqual(lines, [
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['said "x"\nat night', 'c'] },
      { line: 6, cells: ['felt "odd"', 'd'] },
    ])
  })

  test('that was exported says after coming back what it said before', ({ assert }) => {
    const words = ['Wobbly, all day', '=1+1', '-40 °C; cold', 'a "b"', '头很痛', "'tis"]
    assert.deepEqual(
      cells(csvText(words.map((word) => [word, 'x']))),
      words.map((word) => [word, 'x'])
    )
  })

  test('is refused with a sentence when it is none', ({ assert }) => {
    assert.match(refusal(Buffer.from('PK\u0003\u0004\u0000\u0000')), /not a text file/)
    assert.match(refusal(new Uint8Array([0xff, 0xfe, 0x00])), /not a text file/)
    assert.match(refusal('a,b\nx,1\n"y,2\n'), /Line 3: a quotation mark/)
    assert.match(refusal('a,b\n\nh\ufffdad,1'), /Line 3 contains .* a character was lost/)
    assert.equal(refusal(''), 'read')
  })
})
