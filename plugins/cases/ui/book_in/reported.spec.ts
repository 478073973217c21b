import { test } from '@japa/runner'

import type { Row } from '#kernel/case/content/case_content'
import { asReported, newReport } from '#plugins/cases/ui/book_in/reported'

const began = newReport('2026-03-04', 'en')

test.group('What a report is booked in with', () => {
  test('is the day that stands there before anybody types, and no row of which nothing is known', ({
    assert,
  }) => {
    assert.deepEqual(asReported(began), { C_1_4: '2026-03-04' })
  })

  test('holds the rows into which somebody typed, with what they say before', ({ assert }) => {
    const [drug] = began.G_k as Row[]
    const named = { ...drug, G_k_2_2: 'Demotinib' } as Row
    assert.deepEqual(asReported({ ...began, G_k: [named] }), {
      C_1_4: '2026-03-04',
      G_k: [{ id: drug!.id, G_k_1: '1', G_k_2_2: 'Demotinib' }],
    })
  })

  test('announces the number that the sender gave', ({ assert }) => {
    const [row] = began.C_1_9_1_r as Row[]
    const numbered = { ...row, C_1_9_1_r_2: 'XX-PARTNER-7' } as Row
    assert.isTrue(asReported({ ...began, C_1_9_1_r: [numbered] }).C_1_9_1)
  })
})
