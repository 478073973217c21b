import { test } from '@japa/runner'

import { sha256Of } from '#kernel/files/file_store'
import { makeMessage, reportContent } from '#tests/factories/make_message'

import type { FrozenBytes } from '#plugins/cases/contract/reading'
import { JoinedFiles } from '#plugins/e2b/exchange/joined_files'
import { headerOf, joinMessages, openWritten } from '#plugins/e2b/exchange/join_messages'

const at = new Date('2026-11-28T20:01:02.345Z')
const textOf = (D_1: string) => makeMessage(reportContent({ D_1 })).toString('utf8')
const copyOf = (text: string) => ({ bytes: Buffer.from(text) }) as unknown as FrozenBytes
const countIn = (text: string, part: string) => text.split(part).length - 1

test.group('Messages that are joined', () => {
  test('have one header with a number and a moment of their own, and each report as it was written', ({
    assert,
  }) => {
    const [first, second] = [textOf('AB'), textOf('</PORR_IN049016UV> & CD')].map(openWritten)
    const joined = joinMessages([first!, second!], { id: 'export-1', at })
    assert.equal(countIn(joined, '<MCCI_IN200100UV01'), 1)
    assert.equal(countIn(joined, '</PORR_IN049016UV>'), 2)
    assert.include(joined, first!.reports + second!.reports)
    assert.match(joined, /<id [^>]*extension="export-1"/)
    assert.notInclude(joined, 'BATCH-1')
    assert.include(joined, '20261128200102+0000')
  })

  test('are the same header where number and moment alone differ', ({ assert }) => {
    const one = textOf('AB')
    const [plain, later, other] = [
      one,
      one.replace('BATCH-1', 'BATCH-2').replace(/20260115100000/, '20260116100000'),
      one.replaceAll('PHAROS', 'OTHER'),
    ].map((text) => headerOf(openWritten(text)))
    assert.equal(plain, later)
    assert.notEqual(plain, other)
  })

  test('are as many as are wished and as large as may be, by sender and receiver', ({ assert }) => {
    const one = textOf('AB')
    const other = one.replaceAll('PHAROS', 'OTHER')
    const header = { exportId: 'export', at }
    const give = (how: { most: number; limit: number }, texts: readonly string[]) => {
      const files = new JoinedFiles({ ...how, header })
      const full = texts.flatMap((text, place) => files.add(copyOf(text), place))
      return [...full, ...files.rest()]
    }
    const byTwo = give({ most: 2, limit: 1e6 }, [one, other, one, one])
    assert.deepEqual(
      byTwo.map(({ name, places }) => [name, places]),
      [
        ['message_001.xml', [0, 2]],
        ['message_002.xml', [1]],
        ['message_003.xml', [3]],
      ]
    )
    assert.equal(byTwo[0]!.sha256, sha256Of(byTwo[0]!.bytes))
    const large = give({ most: 9, limit: Math.floor(one.length * 2.5) }, [one, one, one])
    assert.deepEqual(
      large.map(({ places }) => places),
      [[0, 1], [2]]
    )
  })
})
