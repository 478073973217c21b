import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import type { Scope } from '#kernel/tenancy/scope'

import { asActor } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'

import { CaseLoader } from '#plugins/cases/contract'
import type { ListQuery } from '#plugins/cases/contract/list_query'
import ExplainSearch from '#plugins/cases/list/explain_search'

const event = (number: number, more: object) => ({
  id: `${number}0000000-0000-4000-8000-000000000001`,
  ...more,
})

test.group('A search is explained', (group) => {
  let scope: Scope
  group.setup(async () => {
    scope = (await makeProject()).scope()
    const contents = [
      { C_1_4: '2026-03-01', E_i: [event(1, { E_i_7: '1', E_i_3_2c: true })] },
      { C_1_4: '2026', E_i: [event(2, { E_i_7: '1', E_i_3_2c: true })] },
      { C_1_4: '2026-03-02', E_i: [event(3, { E_i_7: '1' }), event(4, { E_i_3_2c: true })] },
    ].map((content) => reportContent(content as unknown as CaseContent))
    const loader = await app.container.make(CaseLoader)
    let next = 0
    await asActor(scope, () =>
      loader.load(3, () => ({ act: 'case.generated', content: contents[next++]! }))
    )
  })

  const explain = async (query: ListQuery) => {
    const action = await app.container.make(ExplainSearch)
    return asActor(scope, () => action.handle({ sort: 'caseNo', order: 'asc', ...query }))
  }
  const inMarch = { element: 'C.1.4', is: 'between', value: '2026-03', to: '2026-03' } as const
  const recovered = { element: 'E.i.7', is: 'eq', value: '1' } as const
  const inHospital = { element: 'E.i.3.2c', is: 'eq', value: 'true' } as const

  test('by the rows that met it, and by how many more coarse dates and other rows would bring', async ({
    assert,
  }) => {
    const { rows, orUncertain, anyRow, without } = await explain({
      conditions: [inMarch, recovered, inHospital],
    })
    assert.deepEqual(
      rows.map(({ met }) => met),
      [
        [
          {
            ...{ group: 'E_i', id: event(1, {}).id, number: 1 },
            values: [
              { element: 'E_i_7', value: '1' },
              { element: 'E_i_3_2c', value: 'true' },
            ],
          },
        ],
      ]
    )
    assert.deepEqual(orUncertain, [{ element: 'C.1.4', total: 2, totalIsLowerBound: false }])
    assert.deepEqual(anyRow, [{ group: 'E_i', total: 2, totalIsLowerBound: false }])
    assert.deepEqual(without, [])
  })

  test('by what each condition leaves out, where nothing is found', async ({ assert }) => {
    const { rows, without } = await explain({
      conditions: [recovered, { element: 'D.1', is: 'eq', value: 'nobody' }],
    })
    assert.deepEqual(rows, [])
    assert.deepEqual(
      without.map(({ element, total }) => [element, total]),
      [
        ['E.i.7', 0],
        ['D.1', 3],
      ]
    )
  })
})
