// needs: cases, organisation
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { changeRow } from '#tests/factories/change_row'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

interface Row {
  id: string
  revision: number
}

/** The administrator of a company, with something of every kind of field to save again. */
async function arrive(client: ApiClient) {
  const user = await makeUser({ administers: 'company' })
  const { companyId, projectId } = user.project
  await changeRow('companies', companyId, { type: 2 })
  const colleague = await makeUser({ project: user.project })
  await changeRow('users', colleague.id, { email: `${colleague.id.slice(-12)}@example.com` })
  const company = await signIn(client, user)
  const platform = await signIn(client, await makeUser({ administers: 'platform' }))
  const role = { nameZh: '复核', nameEn: 'Second look', permissions: ['CASE_EDIT', 'CASE_DATA'] }
  const sponsor = { name: 'Acme', projects: [projectId] }
  const make = async (list: string, body: object) =>
    (await company.post(`/api/admin/${list}`).json(body)).body().data as Row
  return [
    { browser: platform, list: 'companies', type: 'company', id: companyId },
    { browser: company, list: 'users', type: 'user', id: colleague.id },
    { browser: company, list: 'projects', type: 'project', id: projectId },
    { browser: company, list: 'roles', type: 'role', id: (await make('roles', role)).id },
    {
      browser: company,
      list: 'sponsors',
      type: 'sponsor',
      id: (await make('sponsors', sponsor)).id,
    },
  ]
}

test.group('What is saved in the back office as it is', () => {
  test('keeps its revision, and leaves no line of the trail', async ({ client, assert }) => {
    for (const { browser, list, type, id } of await arrive(client)) {
      const place = `/api/admin/${list}/${id}`
      const linesOf = () =>
        db
          .connection('owner')
          .from('audit_lines')
          .where({ chain: `${type}:${id}` })
      const seen = (await browser.get(place)).body().data as Row
      const before = await linesOf()
      const saved = (await browser.put(place).json(seen)).body()
      assert.deepEqual(saved.data, seen, list)
      assert.lengthOf(await linesOf(), before.length, list)
      const stale = await browser.put(place).json({ ...seen, revision: seen.revision + 1 })
      assert.equal(stale.body().code, 1006, list)
    }
  })
})
