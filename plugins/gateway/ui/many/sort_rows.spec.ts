import { test } from '@japa/runner'

import type { CaseAtDestination } from '#plugins/gateway/contract/shown'
import { sortRows } from '#plugins/gateway/ui/many/sort_rows'

const why = { en: 'Confirm it first.', zh: '请先确认。' }

/** As far as it matters for what is done with many. */
const row = (caseId: string, code: string, isAble = true) =>
  ({
    ...{ caseId, caseNo: caseId, destination: { id: `id of ${code}`, code } },
    acts: { submit: isAble ? null : why },
  }) as unknown as CaseAtDestination

test.group('What is chosen at several destinations', () => {
  test('goes to each of them with its own cases alone', ({ assert }) => {
    const { parts, count } = sortRows('submit', [row('a', 'CDE'), row('a', 'EMA'), row('b', 'CDE')])
    assert.equal(count, 3)
    assert.deepEqual(parts, [
      { destinationId: 'id of CDE', code: 'CDE', caseIds: ['a', 'b'] },
      { destinationId: 'id of EMA', code: 'EMA', caseIds: ['a'] },
    ])
  })

  test('what cannot be done is named beforehand and left out', ({ assert }) => {
    const { parts, refused } = sortRows('submit', [row('a', 'CDE'), row('b', 'CDE', false)])
    assert.deepEqual(parts[0]!.caseIds, ['a'])
    assert.deepEqual(
      refused.map(({ caseNo, acts }) => [caseNo, acts.submit]),
      [['b', why]]
    )
  })
})
