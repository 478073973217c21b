import { test } from '@japa/runner'

import {
  addDays,
  anniversary,
  ordinalOn,
  periodOf,
  periodsAround,
} from '#plugins/sur/contract/periods'

const yearly = { birthDate: '2023-11-18', cycleYears: 1, daysToSend: 60 } as const

test.group('Periods of periodic reports', () => {
  test('begin on the birth date and end on the day before the next anniversary', ({ assert }) => {
    assert.deepEqual(periodOf(yearly, 3), {
      ...{ ordinal: 3, start: '2025-11-18', lockPoint: '2026-11-17', dueDate: '2027-01-16' },
    })
  })

  test('of five years run to the day before the fifth anniversary', ({ assert }) => {
    const setup = { birthDate: '2020-03-01', cycleYears: 5, daysToSend: 60 } as const
    assert.deepInclude(periodOf(setup, 1), { start: '2020-03-01', lockPoint: '2025-02-28' })
  })

  test('born on 29 February keep that day in leap years and take the 28th in others', ({
    assert,
  }) => {
    assert.equal(anniversary('2020-02-29', 1), '2021-02-28')
    assert.equal(anniversary('2020-02-29', 4), '2024-02-29')
  })

  test('adjoin without gap and overlap, whatever the birth date, for forty years', ({ assert }) => {
    for (const birthDate of ['2020-02-29', '2019-12-31', '2021-01-01', '2022-08-31']) {
      for (const cycleYears of [1, 5] as const) {
        const setup = { birthDate, cycleYears, daysToSend: 70 }
        for (let ordinal = 1; ordinal < 40 / cycleYears; ordinal += 1) {
          const next = periodOf(setup, ordinal + 1).start
          assert.equal(addDays(periodOf(setup, ordinal).lockPoint, 1), next)
        }
      }
    }
  })

  test('are found by a day: the lock point belongs to its period, the next day to the next', ({
    assert,
  }) => {
    assert.equal(ordinalOn(yearly, '2023-11-17'), 0)
    assert.equal(ordinalOn(yearly, '2023-11-18'), 1)
    assert.equal(ordinalOn(yearly, '2024-11-17'), 1)
    assert.equal(ordinalOn(yearly, '2024-11-18'), 2)
    const five = { birthDate: '2016-05-20', cycleYears: 5, daysToSend: 60 } as const
    assert.equal(ordinalOn(five, '2026-05-19'), 2)
    assert.equal(ordinalOn(five, '2026-05-20'), 3)
  })

  test('around a day are those that ended last, the running one and the next', ({ assert }) => {
    const ordinals = periodsAround(yearly, '2026-11-17').map(({ ordinal }) => ordinal)
    assert.deepEqual(ordinals, [1, 2, 3, 4])
  })
})
