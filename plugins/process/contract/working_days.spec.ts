import { test } from '@japa/runner'

import { workingDays } from '#plugins/process/contract/working_days'

test.group('Working days', () => {
  test('are Monday to Friday after the day on which something began', ({ assert }) => {
    assert.equal(workingDays('2026-01-05', '2026-01-05'), 0)
    assert.equal(workingDays('2026-01-05', '2026-01-06'), 1)
    assert.equal(workingDays('2026-01-09', '2026-01-11'), 0, 'from a Friday over its weekend')
    assert.equal(workingDays('2026-01-09', '2026-01-12'), 1)
    assert.equal(workingDays('2026-01-05', '2026-01-19'), 10)
  })
})
