import { test } from '@japa/runner'

import { otherQuestions } from '#plugins/cases/ui/found/other_questions'

const outcome = { element: 'E.i.7', is: 'in', values: ['1'] } as const
const date = { element: 'C.1.4', is: 'gt', value: '2026-03' } as const
const question = { conditions: [outcome, date], anyRow: [] }
const found = (total: number) => ({ total, totalIsLowerBound: false })
const nothing = { rows: [], anyRow: [], orUncertain: [], without: [] }

test.group('Other questions than the one that was asked', () => {
  test('are proposed where they find more, with how many more', ({ assert }) => {
    const others = otherQuestions(question, 7, {
      ...nothing,
      anyRow: [{ group: 'E_i', ...found(19) }],
      orUncertain: [{ element: 'C.1.4', ...found(10) }],
    })
    assert.deepEqual(
      others.map(({ kind, of, more }) => [kind, of, more]),
      [
        ['any_row', 'E_i', 12],
        ['or_uncertain', 'C.1.4', 3],
      ]
    )
    assert.deepEqual(others[0]!.question.anyRow, ['E_i'])
    assert.deepEqual(others[1]!.question.conditions, [outcome, { ...date, orUncertain: true }])
  })

  test('are not proposed where they find the same; without a condition they find what it left out', ({
    assert,
  }) => {
    const same = { ...nothing, anyRow: [{ group: 'E_i', ...found(7) }] }
    assert.deepEqual(otherQuestions(question, 7, same), [])
    const without = [
      { element: 'E.i.7', ...found(0) },
      { element: 'C.1.4', ...found(5) },
    ]
    const others = otherQuestions(question, 0, { ...nothing, without })
    assert.deepEqual(
      others.map((each) => each.question.conditions),
      [[outcome]]
    )
  })
})
