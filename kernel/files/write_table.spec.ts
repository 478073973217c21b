import { buffer } from 'node:stream/consumers'

import { test } from '@japa/runner'
import { readXlsx } from 'hucre/xlsx'

import { type TableCell, tableKinds, tableWriters } from '#kernel/files/write_table'
import { until } from '#tests/until'

const heads = [
  { text: 'Name', width: 20 },
  { text: 'Count', width: 8 },
]

async function* rowsOf(...rows: TableCell[][]) {
  yield* rows
}

test.group('A table for spreadsheets', () => {
  test('is a sheet with a head, or lines of commas', async ({ assert }) => {
    const table = () => ({ name: '案例', heads, rows: rowsOf(['头痛', 2], [null, 0]) })
    const { sheets } = await readXlsx(await buffer(tableWriters.xlsx.write(table())))
    assert.equal(sheets[0]!.name, '案例')
    assert.deepEqual(sheets[0]!.rows, [
      ['Name', 'Count'],
      ['头痛', 2],
      [null, 0],
    ])
    const text = String(await buffer(tableWriters.csv.write(table())))
    assert.equal(text, '\ufeffName,Count\r\n头痛,2\r\n,0\r\n')
  })

  for (const kind of tableKinds) {
    test(`fetches rows as it is read, and none when nobody reads on (${kind})`, async ({
      assert,
    }) => {
      let fetched = 0
      let isLeft = false
      async function* endless() {
        try {
          for (;;) yield [`Row ${fetched++} ${Math.random()}`, fetched]
        } finally {
          isLeft = true
        }
      }
      const file = tableWriters[kind].write({ name: 'Endless', heads, rows: endless() })
      for await (const _ of file) if (fetched > 1) break
      assert.isBelow(fetched, 20_000)
      await until('The rows are left', () => isLeft)
    })

    test(`is cut off by what goes wrong with its rows (${kind})`, async ({ assert }) => {
      async function* broken() {
        yield ['Row', 1]
        throw new Error('The database is away')
      }
      const file = tableWriters[kind].write({ name: 'Broken', heads, rows: broken() })
      await assert.rejects(() => buffer(file), 'The database is away')
    })
  }
})
