import { test } from '@japa/runner'

import type { Row } from '#kernel/case/content/case_content'
import { trendOf } from '#resources/forms/rows/trend_of'

const trend = {
  trend: 'F.r.3.2',
  unit: 'F.r.3.3',
  by: ['F.r.2.2b', 'F.r.2.1'],
  over: 'F.r.1',
  normal: ['F.r.4', 'F.r.5'] as [string, string],
}
const row = (id: string, F_r_1: string, F_r_3_2: string, more = {}): Row => ({
  ...{ id, F_r_1, F_r_2_1: 'ALT', F_r_3_2, F_r_3_3: 'U/L', F_r_4: '5', F_r_5: '40' },
  ...more,
})

test.group('The trend of a test', () => {
  const rows = [
    row('b', '2025-03-02', '>120'),
    row('a', '2025-03-01', '35'),
    row('other', '2025-03-01', '7', { F_r_2_1: 'AST' }),
    row('unit', '2025-03-03', '2', { F_r_3_3: 'ukat/L' }),
    row('word', '2025-03-04', 'high'),
  ]

  test('goes over the values of the same test in the same unit, in the order of their dates', ({
    assert,
  }) => {
    const known = { values: [35, 120], unit: 'U/L', normal: [5, 40] as const }
    assert.deepEqual(trendOf(trend, rows, 'a'), { ...known, at: 0 })
    assert.deepEqual(trendOf(trend, rows, 'b'), { ...known, at: 1 })
  })

  test('is none where there is nothing to compare', ({ assert }) => {
    for (const id of ['other', 'unit', 'word', 'gone'])
      assert.isUndefined(trendOf(trend, rows, id), id)
    assert.isUndefined(trendOf(trend, [row('a', '', '1'), row('b', '2025', '2')], 'b'))
  })
})
