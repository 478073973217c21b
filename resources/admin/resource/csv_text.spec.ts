import { test } from '@japa/runner'

import { csvText } from '#resources/admin/resource/csv_text'

test.group('A list as CSV', () => {
  test('keeps commas, quotes and line breaks inside their cell', ({ assert }) => {
    assert.equal(
      csvText([
        ['Name', 'Note'],
        ['A, B', 'said "no"\nand left'],
      ]),
      '\ufeffName,Note\r\n"A, B","said ""no""\nand left"\r\n'
    )
  })

  test('holds no formula, whatever somebody typed (ASVS 1.2.10)', ({ assert }) => {
    const signs = ['=1+1', '+86 10', '-1', '@sum', '＝1+1', '＋1', '－1', '＠sum']
    const hidden = [' ', '  ', '\u3000', '\u00a0', '\u200b', '\ufeff'].map(
      (space) => `${space}=1+1`
    )
    for (const typed of [...signs, ...hidden, '\tx']) {
      assert.equal(csvText([[typed]]).split('\r\n')[0], `\ufeff'${typed}`)
    }
    for (const typed of ['\n=1+1', '\nx', '\r\n＝1']) {
      assert.equal(csvText([[typed]]), `\ufeff"'${typed}"\r\n`)
    }
    for (const typed of ['x=1', 'a - b', '1', '', "'", '中文']) {
      assert.equal(csvText([[typed]]), `\ufeff${typed}\r\n`)
    }
  })
})
