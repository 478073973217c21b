import { test } from '@japa/runner'

import { openApi } from '#kernel/openapi/open_api'
import { makeProject } from '#tests/factories/make_project'
import { levels } from '#tests/isolation/kit/world'
import { Program } from '#tests/requests/kit/program'

const NOWHERE = '00000000-0000-4000-8000-000000000000'
const NUMBERS = new Set(['number', 'integer'])

/** What JavaScript and forms of browsers take for a number or a truth, as it stands in a query. */
const ODD = ['=1e3', '=%205', '=0x10', '=yes', '=on', '=', '[]=5', '[a]=5', '=5&&=6']

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema?: { readonly type?: string }
}

test.group('A number or a truth in a query', () => {
  test('is written plainly, else every call refuses it by its name', async ({ client, assert }) => {
    const home = await makeProject()
    const levelOf = await levels()
    const programs = {
      project: await Program.of(client, 'project', home),
      company: await Program.of(client, 'company', home),
      platform: await Program.of(client, 'platform', home),
    }
    const base = `http://127.0.0.1:${process.env.PORT}/api`
    const wrong: string[] = []
    let tried = 0
    for (const [path, methods] of Object.entries((await openApi()).paths)) {
      for (const [method, says] of Object.entries(methods)) {
        for (const { name, schema } of queriedIn(says.parameters)) {
          const level = levelOf.get(String(says['x-permission'])) ?? 'project'
          const headers = await programs[level as keyof typeof programs].headers()
          const wanted = NUMBERS.has(schema!.type!)
            ? 'Enter a number in digits'
            : 'This must be true or false'
          for (const odd of ODD) {
            const query = odd.replace(/^/, name).replace('&&', `&${name}`)
            const address = `${base}${path.replaceAll(/\{\w+\}/g, NOWHERE)}?${query}`
            const answer = await (await fetch(address, { method, headers })).text()
            tried++
            const isRefused = answer.includes('"code":2017')
            if (isRefused && answer.includes(`${name}: ${wanted}`)) continue
            wrong.push(`${method} ${address}: ${answer.slice(0, 300)}`)
          }
        }
      }
    }
    assert.deepEqual(wrong, [])
    assert.isAbove(tried, 50)
  })
})

/** Numbers and truths that a call takes in its query. */
const queriedIn = (parameters: unknown): readonly Parameter[] =>
  ((parameters ?? []) as readonly Parameter[]).filter(
    ({ in: place, schema }) =>
      place === 'query' && (NUMBERS.has(schema?.type ?? '') || schema?.type === 'boolean')
  )
