import { test } from '@japa/runner'

import { lastDayOver, workingDays } from '#plugins/process/contract/working_days'

test.group('Working days', () => {
  test('are Monday to Friday after the day on which something began', ({ assert }) => {
    assert.equal(workingDays('2026-01-05', '2026-01-05'), 0)
    assert.equal(workingDays('2026-01-05', '2026-01-06'), 1)
    assert.equal(workingDays('2026-01-09', '2026-01-11'), 0, 'from a Friday over its weekend')
    assert.equal(workingDays('2026-01-09', '2026-01-12'), 1)
    assert.equal(workingDays('2026-01-05', '2026-01-19'), 10)
  })

  test('are over since a day of which the next one is not over yet', ({ assert }) => {
    assert.equal(lastDayOver(0, '2026-01-12'), '2026-01-11', 'of a Monday the Sunday before')
    assert.equal(lastDayOver(1, '2026-01-12'), '2026-01-08', 'and the Thursday')
    assert.equal(lastDayOver(0, '2026-01-11'), '2026-01-08', 'of a Sunday')
    assert.equal(lastDayOver(9, '2026-01-19'), '2026-01-05')
  })
})
