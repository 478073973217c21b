import { test } from '@japa/runner'

import { csvText } from '#resources/admin/kept/csv_text'

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
    for (const typed of ['=1+1', '+86 10', '-1', '@sum', '\tx']) {
      assert.equal(csvText([[typed]]).split('\r\n')[0], `\ufeff'${typed}`)
    }
  })
})
