import { test } from '@japa/runner'
import fc from 'fast-check'

import { type Cycle, cycles, dayAfter, dueDay } from '#plugins/literature/contract/cycle'
import { holesIn } from '#plugins/literature/windows/holes'
import { nextWindow } from '#plugins/literature/windows/next_window'
import type { SearchWindow } from '#plugins/literature/contract/window'

const dueDays = (anchor: string, cycle: Cycle, count: number) =>
  Array.from({ length: count }, (_, at) => dueDay(anchor, cycle, at + 1))

test.group('Cycles', () => {
  test('are days, weeks, months and a year', ({ assert }) => {
    assert.deepEqual(
      cycles.map((cycle) => [cycle, dueDay('2025-01-01', cycle, 1)]),
      [
        ['1_day', '2025-01-02'],
        ['3_days', '2025-01-04'],
        ['1_week', '2025-01-08'],
        ['2_weeks', '2025-01-15'],
        ['1_month', '2025-02-01'],
        ['3_months', '2025-04-01'],
        ['6_months', '2025-07-01'],
        ['1_year', '2026-01-01'],
      ]
    )
  })

  test('of the 31st are due on the last day of shorter months and on the 31st again', ({
    assert,
  }) => {
    assert.deepEqual(dueDays('2025-01-31', '1_month', 4), [
      ...['2025-02-28', '2025-03-31', '2025-04-30', '2025-05-31'],
    ])
    assert.deepEqual(dueDays('2024-02-29', '1_year', 4), [
      ...['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ])
  })
})

const weekly = { anchor: '2025-03-03', cycle: '1_week' } as const

test.group('The window of a run', () => {
  test('begins after the last covered day and ends with the last whole cycle', ({ assert }) => {
    const first = { from: '2025-03-03', to: '2025-03-09' }
    assert.isNull(nextWindow(weekly, [], '2025-03-09'))
    assert.deepEqual(nextWindow(weekly, [], '2025-03-10'), first)
    const covered = [{ ...first, state: 'covered' as const }]
    assert.isNull(nextWindow(weekly, covered, '2025-03-16'))
    assert.deepEqual(nextWindow(weekly, covered, '2025-03-18'), {
      from: '2025-03-10',
      to: '2025-03-16',
    })
  })

  test('takes what missed runs left, and what failed before', ({ assert }) => {
    const windows: SearchWindow[] = [
      { from: '2025-03-03', to: '2025-03-09', state: 'covered' },
      { from: '2025-03-10', to: '2025-03-16', state: 'failed' },
    ]
    assert.deepEqual(nextWindow(weekly, windows, '2025-04-01'), {
      from: '2025-03-10',
      to: '2025-03-30',
    })
  })

  test('goes on to days that somebody covered ahead', ({ assert }) => {
    const ahead: SearchWindow[] = [
      { from: '2025-03-07', to: '2025-03-20', state: 'covered' },
      { from: '2025-03-01', to: '2025-03-08', state: 'covered' },
    ]
    assert.deepEqual(nextWindow(weekly, ahead, '2025-03-25'), {
      from: '2025-03-21',
      to: '2025-03-23',
    })
  })

  test('closes a gap before covered days without searching those once more', ({ assert }) => {
    const windows: SearchWindow[] = [
      { from: '2025-03-03', to: '2025-03-09', state: 'failed' },
      { from: '2025-03-10', to: '2025-03-16', state: 'covered' },
    ]
    assert.deepEqual(nextWindow(weekly, windows, '2025-03-25'), {
      from: '2025-03-03',
      to: '2025-03-09',
    })
  })
})

test.group('Holes', () => {
  test('are the days without a covered window, each with its cause', ({ assert }) => {
    const windows: SearchWindow[] = [
      { from: '2025-01-01', to: '2025-01-05', state: 'covered' },
      { from: '2025-01-06', to: '2025-01-10', state: 'failed' },
      { from: '2025-01-09', to: '2025-01-09', state: 'covered' },
      { from: '2025-01-15', to: '2025-01-20', state: 'open' },
    ]
    assert.deepEqual(holesIn({ from: '2025-01-01', to: '2025-01-31' }, windows), [
      { from: '2025-01-06', to: '2025-01-08', cause: 'failed' },
      { from: '2025-01-10', to: '2025-01-10', cause: 'failed' },
      { from: '2025-01-11', to: '2025-01-14', cause: 'missing' },
      { from: '2025-01-15', to: '2025-01-20', cause: 'open' },
      { from: '2025-01-21', to: '2025-01-31', cause: 'missing' },
    ])
  })

  test('one that failed and was covered later is none', ({ assert }) => {
    const days = { from: '2025-01-01', to: '2025-01-05' }
    const windows: SearchWindow[] = [
      { ...days, state: 'covered' },
      { ...days, state: 'failed' },
    ]
    assert.deepEqual(holesIn(days, windows), [])
  })
})

const days = (from: string, to: string) => {
  const found: string[] = []
  for (let day = from; day <= to; day = dayAfter(day)) found.push(day)
  return found
}
const anchors = fc
  .date({ min: new Date('2023-01-01'), max: new Date('2024-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
/** Days that pass before somebody looks, and what becomes of the run if there is one. */
const visits = fc.array(
  fc.record({
    pause: fc.integer({ min: 0, max: 120 }),
    state: fc.constantFrom('covered', 'failed', 'open', 'missed'),
  }),
  { maxLength: 15 }
)

/** Holds a source to its rhythm for a while: the windows of its runs and the last day. */
function runsOf(anchor: string, cycle: Cycle, course: { pause: number; state: string }[]) {
  const windows: SearchWindow[] = []
  let today = anchor
  for (const { pause, state } of course) {
    today = dayAfter(today, pause)
    const next = nextWindow({ anchor, cycle }, windows, today)
    if (next && state !== 'missed') {
      windows.push({ ...next, state: state as SearchWindow['state'] })
    }
  }
  return { windows, today }
}

test.group('Whatever runs, fails or is missed', () => {
  test('each day of each source is covered or in exactly one hole', ({ assert }) => {
    const sources = fc.array(fc.tuple(fc.constantFrom(...cycles), visits), {
      minLength: 1,
      maxLength: 3,
    })
    fc.assert(
      fc.property(anchors, sources, (anchor, courses) => {
        for (const [cycle, course] of courses) {
          const { windows, today } = runsOf(anchor, cycle, course)
          const holes = holesIn({ from: anchor, to: today }, windows)
          const covered = windows.filter(({ state }) => state === 'covered')
          for (const day of days(anchor, today)) {
            const holds = ({ from, to }: { from: string; to: string }) => from <= day && day <= to
            const [inWindows, inHoles] = [covered.filter(holds), holes.filter(holds)]
            assert.equal(inWindows.length + inHoles.length, 1, day)
          }
        }
      }),
      { numRuns: 100 }
    )
  }).timeout(20_000)

  test('a run that succeeds leaves no hole before the cycle that goes on', ({ assert }) => {
    fc.assert(
      fc.property(anchors, fc.constantFrom(...cycles), visits, (anchor, cycle, course) => {
        const { windows, today } = runsOf(anchor, cycle, course)
        const next = nextWindow({ anchor, cycle }, windows, today)
        if (next === null) return
        const done = [...windows, { ...next, state: 'covered' as const }]
        assert.deepEqual(holesIn({ from: anchor, to: next.to }, done), [])
        assert.isNull(nextWindow({ anchor, cycle }, done, today))
        assert.isBelow(Date.parse(next.to), Date.parse(today))
      }),
      { numRuns: 200 }
    )
  })

  test('windows that overlap, repeat or lie outside keep the rule', ({ assert }) => {
    const window = fc
      .record({
        start: fc.integer({ min: -20, max: 60 }),
        length: fc.integer({ min: 0, max: 20 }),
        state: fc.constantFrom('covered' as const, 'failed' as const, 'open' as const),
      })
      .map(({ start, length, state }) => {
        const from = dayAfter('2025-01-01', start)
        return { from, to: dayAfter(from, length), state }
      })
    fc.assert(
      fc.property(fc.array(window, { maxLength: 12 }), (windows) => {
        const range = { from: '2025-01-01', to: '2025-02-20' }
        const holes = holesIn(range, windows)
        for (const day of days(range.from, range.to)) {
          const holds = ({ from, to }: { from: string; to: string }) => from <= day && day <= to
          const isCovered = windows.some((each) => each.state === 'covered' && holds(each))
          assert.lengthOf(holes.filter(holds), isCovered ? 0 : 1, day)
        }
      }),
      { numRuns: 200 }
    )
  })
})
