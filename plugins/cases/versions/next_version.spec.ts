import { test } from '@japa/runner'

import type { Row } from '#kernel/case/content/case_content'

import { amended, followedUp, nullified } from '#plugins/cases/versions/next_version'

const now = '2026-11-20T09:00:00+08:00'
const before = {
  ...{ C_1_1: 'CN-X-1', C_1_2: '2026-10-28T10:00:00+08:00', C_1_8_1: 'CN-X-1' },
  ...{ C_1_4: '2026-10-20', C_1_5: '2026-10-28', D_1: 'AB' },
  C_1_9_1: true,
  C_1_9_1_r: [{ id: 'a', C_1_9_1_r_1: 'PARTNER', C_1_9_1_r_2: 'P-7' }],
}
/** Numbers and the day of the first receipt: what stays in every version. */
const staying = ({ C_1_1, C_1_4, C_1_8_1 }: Record<string, unknown>) => [C_1_1, C_1_4, C_1_8_1]
const identity = ['CN-X-1', '2026-10-20', 'CN-X-1']

test.group('The next version of a case', () => {
  test('is a follow-up of the day on which it came, with the numbers of the first', ({
    assert,
  }) => {
    const after = followedUp(before, { received: '2026-11-19' }, now)
    assert.deepEqual(staying(after), identity)
    assert.deepEqual([after.C_1_5, after.C_1_2, after.D_1], ['2026-11-19', now, 'AB'])
  })

  test('brings no older information than the case has', ({ assert }) => {
    assert.equal(followedUp(before, { received: '2026-10-01' }, now).C_1_5, '2026-10-28')
  })

  test('takes a number of another sender once', ({ assert }) => {
    const numbers = ['P-7', 'P-8'].map((number) => ({ id: 'a', C_1_9_1_r_2: number }))
    const rows = followedUp(before, { received: '2026-11-19', numbers }, now).C_1_9_1_r as Row[]
    assert.deepEqual(
      rows.map(({ C_1_9_1_r_2: number }) => number),
      ['P-7', 'P-8']
    )
    assert.notEqual(rows[0]!.id, rows[1]!.id)
  })

  test('is an amendment with its reason, of the same information', ({ assert }) => {
    const after = amended(before, 'Dose of the second row corrected', now)
    assert.deepEqual(staying(after), identity)
    assert.deepEqual(
      [after.C_1_11_1, after.C_1_11_2, after.C_1_5, after.C_1_2],
      ['2', 'Dose of the second row corrected', '2026-10-28', now]
    )
  })

  test('is a nullification with its reason', ({ assert }) => {
    const after = nullified(before, 'Entered twice', now)
    assert.deepEqual(staying(after), identity)
    assert.deepEqual([after.C_1_11_1, after.C_1_11_2], ['1', 'Entered twice'])
  })

  test('says nothing of an amendment before it when it is a follow-up', ({ assert }) => {
    const after = followedUp(amended(before, 'Dose', now), { received: '2026-11-19' }, now)
    assert.notProperty(after, 'C_1_11_1')
    assert.notProperty(after, 'C_1_11_2')
  })
})
