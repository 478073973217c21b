// needs: cases
import type { ApiClient } from '@japa/api-client'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { test } from '@japa/runner'

import type { JsonSchema } from '#kernel/http/takes'
import { openApi } from '#kernel/openapi/open_api'
import { type Dice, makeDice } from '#tests/isolation/kit/dice'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { likelyValue } from '#tests/requests/kit/likely_value'

/** The refusal of what has a wrong shape. */
const UNSOUND = 2017
const BODIES = 60
const NOWHERE = '00000000-0000-4000-8000-000000000000'

/** Calls of many kinds of body: fields of a form, validators, the content of a case. */
const calls = [
  { call: ['post', '/admin/users'], as: 'company', at: '' },
  { call: ['post', '/admin/roles'], as: 'company', at: '' },
  { call: ['post', '/cases'], as: 'project', at: '' },
  { call: ['post', '/config/syn'], as: 'project', at: '' },
  { call: ['put', '/cases/{caseId}/presence/{windowId}'], as: 'project', at: NOWHERE },
  { call: ['put', '/case/{caseId}/pages/{page}'], as: 'project', at: NOWHERE },
  { call: ['post', '/admin/members'], as: 'project', at: '' },
] as const

/** Values of every type; none is another way of writing a sound one, such as "7" for 7. */
const STRANGE = [null, {}, { a: 1 }, [{}], 'x'.repeat(5000), 1.5, -3, 2 ** 40, 'neither']

/** Whether a body was refused for its shape, not by a rule of the catalogue (ACC-01). */
function isUnsound({ code, data }: Answer): boolean {
  const rules = (data.errors ?? []).map(({ rule = '' }) => rule)
  return code === UNSOUND && !rules.some((rule) => /^[A-Z]+-/.test(rule))
}

interface Answer {
  readonly code?: number
  readonly data: { readonly errors?: readonly { readonly rule?: string }[] }
}

async function visitor(client: ApiClient, as: 'company' | 'project') {
  const permissions = ['CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY', 'SYS_CONF']
  const user = await makeUser(as === 'company' ? { administers: as } : { permissions })
  return signIn(client, user)
}

function body(schema: JsonSchema, dice: Dice, isStrange: () => boolean): Record<string, unknown> {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  const names = Object.keys(properties).filter(
    (name) => (required.includes(name) && !isStrange()) || dice.below(2) === 0
  )
  return Object.fromEntries(
    names.map((name) => [
      name,
      isStrange() ? dice.pick(STRANGE) : likelyValue(properties[name]!, dice),
    ])
  )
}

test.group('Server and document', () => {
  test('agree on what is sound: {call}')
    .with([...calls])
    .run(async ({ client, assert }, { call: [method, path], as, at }) => {
      const document = await openApi()
      const { requestBody } = document.paths[path]![method] as {
        requestBody: { content: JsonSchema }
      }
      const { schema } = requestBody.content['application/json'] as { schema: JsonSchema }
      const validate = compile(document, schema)
      const visiting = await visitor(client, as)
      const dice = makeDice(path.length)
      const counts = { sound: 0, unsound: 0 }
      for (let index = 0; index < BODIES; index++) {
        const strangeness = index % 3 === 0 ? 0 : 4
        const sent = body(schema, dice, () => strangeness > 0 && dice.below(strangeness) === 0)
        const address = `/api${path.replaceAll(/\{\w+\}/g, at).replace('/pages/' + NOWHERE, '/pages/drug')}`
        const answer = await visiting[method](address).json(sent)
        assert.oneOf(answer.status(), [200], answer.text())
        const isSound = validate(sent)
        counts[isSound ? 'sound' : 'unsound']++
        const told = `${JSON.stringify(sent).slice(0, 400)}: ${answer.text().slice(0, 300)}, ${JSON.stringify(validate.errors)?.slice(0, 300)}`
        assert.equal(!isUnsound(answer.body()), isSound, told)
      }
      assert.isAbove(counts.sound, 3, 'sound bodies')
      assert.isAbove(counts.unsound, 3, 'unsound bodies')
    })
})

function compile(document: object, schema: JsonSchema): ValidateFunction {
  const ajv = new Ajv2020({
    strict: false,
    formats: { 'date': true, 'date-time': true, 'password': true },
  })
  ajv.addFormat('uuid', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)
  return ajv.compile({ ...schema, components: (document as { components: object }).components })
}
