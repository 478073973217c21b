import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { apiBase } from '#kernel/http/api_base'
import type { JsonSchema } from '#kernel/http/takes'
import { type DescribedCall, describeCalls } from '#kernel/openapi/describe_calls'
import { changeRow } from '#tests/factories/change_row'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

/** The filters that a list says it has, each with a value that fits. */
function filtersOf({ shape }: DescribedCall): [string, unknown][] {
  const { properties } = shape!.list!.toJSONSchema() as { properties: Record<string, JsonSchema> }
  const filters = properties.filter?.properties as Record<string, JsonSchema>
  return Object.entries(filters).map(([name, schema]) => [name, valueOf(schema)])
}

function valueOf(schema: JsonSchema): unknown {
  const { anyOf, oneOf, enum: values, format, type } = schema as Record<string, any>
  const [first] = anyOf ?? oneOf ?? []
  if (first) return valueOf(first)
  if ('const' in schema) return schema.const
  if (values) return values[0]
  if (format === 'uuid') return '0198c0de-0000-7000-8000-000000000001'
  return type === 'integer' ? 1 : 'x'
}

/** Administrators of the platform and of a company of either type, with a role in a project. */
async function arrive(client: ApiClient, lists: readonly DescribedCall[]) {
  const permissions = lists.map(({ guard }) => guard.replace('permission ', ''))
  const [platform, first, second] = [
    await makeUser({ administers: 'platform', permissions }),
    await makeUser({ administers: 'company', permissions }),
    await makeUser({ administers: 'company', permissions }),
  ]
  await changeRow('companies', second.project.companyId, { type: 2 })
  return Promise.all([platform, first, second].map((user) => signIn(client, user)))
}

test.group('Lists of the back office', () => {
  test('are narrowed by each filter that they say they have', async ({ client, assert }) => {
    const told = (await describeCalls(app)).filter(({ shape }) => shape?.list)
    const lists = told.filter(({ path }) => !path.includes('{'))
    assert.isAbove(lists.length, 10)
    const readers = await arrive(client, lists)
    for (const list of lists) {
      for (const [name, value] of filtersOf(list)) {
        const query = { filter: JSON.stringify({ [name]: value }) }
        const asked = readers.map(async ({ get }) => get(`${apiBase()}${list.path}`).qs(query))
        const answers = (await Promise.all(asked)).map((answer) => answer.body())
        const codes = answers.map(({ status, code }) => (status === true ? 'listed' : code))
        assert.include(codes, 'listed', `${list.path} by ${name}`)
        const others = codes.filter((code) => code !== 'listed' && code !== 1003)
        assert.deepEqual(others, [], `${list.path} by ${name}`)
      }
    }
  })
})
