import { test } from '@japa/runner'

import type { ElementCondition } from '#plugins/cases/contract/condition'
import { asksTheSame } from '#plugins/search/ui/saved/saved_search'

const outcome: ElementCondition = { element: 'E.i.7', is: 'in', values: ['1'] }
const date: ElementCondition = { element: 'C.1.4', is: 'gt', value: '2026' }

test.group('A saved search', () => {
  test('asks the same in whatever order its conditions are written', ({ assert }) => {
    const one = { conditions: [outcome, date], anyRow: [] }
    assert.isTrue(asksTheSame(one, { conditions: [date, outcome], anyRow: [] }))
    assert.isFalse(asksTheSame(one, { conditions: [date], anyRow: [] }))
    assert.isFalse(asksTheSame(one, { ...one, anyRow: ['E_i'] }))
    assert.isFalse(
      asksTheSame(one, { conditions: [outcome, { ...date, orUncertain: true }], anyRow: [] })
    )
  })

  test('asks the same with one code and with a list of that code alone', ({ assert }) => {
    const single: ElementCondition = { element: 'E.i.7', is: 'eq', value: '1' }
    assert.isTrue(
      asksTheSame({ conditions: [single], anyRow: [] }, { conditions: [outcome], anyRow: [] })
    )
  })
})
