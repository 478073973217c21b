import { test } from '@japa/runner'

import { nearness, type WarningLevel } from '#plugins/deadlines/contract/nearness'

const level = (days: number, colour: WarningLevel['colour']): WarningLevel => ({
  ...{ days, colour },
  name: { en: `${days} days`, zh: `${days} 天` },
})

const levels = [level(7, 'yellow'), level(1, 'red'), level(3, 'orange')]
const due = '2026-11-29'
const seen = (today: string) => {
  const { days, word, level: reached } = nearness(due, today, levels)
  return [days, word, reached?.colour ?? null]
}

test.group('How near a due date is', () => {
  test('is said in days, in a word, and by the nearest level that is reached', ({ assert }) => {
    assert.deepEqual(seen('2026-11-21'), [8, 'waiting', null])
    assert.deepEqual(seen('2026-11-22'), [7, 'waiting', 'yellow'])
    assert.deepEqual(seen('2026-11-26'), [3, 'waiting', 'orange'])
    assert.deepEqual(seen('2026-11-28'), [1, 'waiting', 'red'])
    assert.deepEqual(seen('2026-11-29'), [0, 'today', 'red'])
  })

  test('says overdue, and long overdue after a week, in other words', ({ assert }) => {
    assert.deepEqual(seen('2026-11-30'), [-1, 'overdue', 'red'])
    assert.deepEqual(seen('2026-12-06'), [-7, 'overdue', 'red'])
    assert.deepEqual(seen('2026-12-07'), [-8, 'long_overdue', 'red'])
  })

  test('has no colour where the project has no levels', ({ assert }) => {
    assert.deepEqual(nearness(due, '2026-11-29', []), { days: 0, word: 'today' })
  })
})
