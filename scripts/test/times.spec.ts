import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

import { describeTimes, printTimes } from './times.ts'

test.group('How long a run took', () => {
  const parts = { 'a.spec.ts': 1.25, 'b.spec.ts': 80, 'client builds': 20 }

  test('is told with its slowest parts, each with what it took before', ({ assert }) => {
    const before = { total: 3601, parts: { 'b.spec.ts': 79.96 } }
    assert.deepEqual(describeTimes({ total: 725.4, parts }, before).split('\n'), [
      '  Slowest parts:',
      '     80.0 s  b.spec.ts  (80.0 s)',
      '     20.0 s  client builds',
      '      1.3 s  a.spec.ts',
      '  12 min 5 s in all; the run before took 60 min 1 s',
    ])
  })

  test('is told with ten parts at most', ({ assert }) => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`p${at}`, at]))
    const lines = describeTimes({ total: 1, parts: many }).split('\n')
    assert.lengthOf(lines, 12)
    assert.match(lines[1], /29\.0 s {2}p29/)
    assert.match(lines.at(-1)!, /no run before to compare with$/)
  })

  test('is kept for the next run; what is no time is none', ({ assert, cleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'pharos-times-'))
    const { log } = console
    const printed: string[] = []
    cleanup(() => {
      console.log = log
      rmSync(folder, { recursive: true })
    })
    console.log = (text: string) => void printed.push(text)
    const file = join(folder, 'cache/times.json')
    printTimes({ total: 60, parts }, file)
    printTimes({ total: 30, parts }, file)
    writeFileSync(file, '{"total":')
    printTimes({ total: 20, parts }, file)
    assert.deepEqual(
      printed.map((text) => /in all; (.+)$/.exec(text)![1]),
      [
        'there is no run before to compare with',
        'the run before took 1 min 0 s',
        'there is no run before to compare with',
      ]
    )
  })
})
