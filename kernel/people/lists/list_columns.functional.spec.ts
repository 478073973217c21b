// needs: cases
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { signIn, type SignedInClient } from '#tests/factories/sign_in'

const columns = [
  { key: 'status', isShown: true, width: 140 },
  { key: 'caseNo', isShown: true },
  { key: 'country', isShown: false },
]

test.group('The columns of a list', () => {
  const shown = async (browser: SignedInClient) => {
    const screen = await browser
      .get('/cases')
      .header('x-inertia', 'true')
      .header('x-inertia-version', '1')
    return screen.body().props.shell.listColumns
  }

  test('are those that a person chose, wherever they sign in, and of nobody else', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const here = await signIn(client, user)
    assert.deepEqual(await shown(here), {})
    const kept = (await here.put('/api/user/lists/cases').json({ columns })).body()
    assert.deepEqual(kept.data.lists, { cases: columns })
    assert.deepEqual(await shown(await signIn(client, user)), { cases: columns })
    const other = await makeUser({ project: user.project, permissions: ['CASE_DATA'] })
    assert.deepEqual(await shown(await signIn(client, other)), {})
    await here.put('/api/user/lists/audit').json({ columns: [] })
    const back = (await here.delete('/api/user/lists/cases')).body()
    assert.deepEqual(back.data.lists, { audit: [] })
  })

  test('are noted in the trail of the person', async ({ client, assert }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    await (await signIn(client, user)).put('/api/user/lists/cases').json({ columns })
    const line = await db
      .connection('owner')
      .from('audit_lines')
      .where({ chain: `user:${user.id}`, act: 'user.list_columns_chosen' })
      .firstOrFail()
    assert.deepEqual(line.changes, [{ path: 'listColumns.cases', before: null, after: columns }])
  })

  test('are kept of so many lists as there may be, and none is forgotten for another', async ({
    client,
    assert,
  }) => {
    const browser = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const names = Array.from({ length: 40 }, (_, at) => `list-${at}`)
    for (const name of names) {
      const kept = await browser.put(`/api/user/lists/${name}`).json({ columns })
      kept.assertBodyContains({ status: true })
    }
    const refused = await browser.put('/api/user/lists/cases').json({ columns })
    refused.assertBodyContains({ status: false, code: 2017 })
    const again = (await browser.put('/api/user/lists/list-7').json({ columns: [] })).body()
    assert.sameMembers(Object.keys(again.data.lists), names)
  })

  test('are refused when they are named twice, too wide, or of no list', async ({
    client,
    assert,
  }) => {
    const browser = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const wrong = [
      ['cases', [columns[0], columns[0]]],
      ['cases', [{ key: 'status', isShown: true, width: 9000 }]],
      ['cases', [{ key: 'a b', isShown: true }]],
      ['No_list', columns],
    ] as const
    for (const [list, body] of wrong) {
      const answer = await browser.put(`/api/user/lists/${list}`).json({ columns: body })
      assert.equal(answer.body().code, 2017, JSON.stringify(body))
    }
    assert.deepEqual(await shown(browser), {})
  })
})
