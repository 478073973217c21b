// needs: cases
import { test } from '@japa/runner'

import type { JsonSchema } from '#kernel/http/takes'
import { openApi } from '#kernel/openapi/open_api'

const TRAIL = 'the value of whatever was changed, with each act and each element another one'
const CORRECTED = 'the value of whichever element of a case was corrected'
const COPIED = 'what the thing says, of whichever part of the configuration and plugin it is'
const SETTINGS = 'the values of fields that the plugin declares, beside the fields themselves'

const before = (place: string, why: string) => ({
  [`${place}.before`]: why,
  [`${place}.after`]: why,
})

const CONDITION = 'a condition of the rule language, judged with its template'

/** What is truly free, by call or schema and place, and why no type can be said of it. */
const free: Readonly<Record<string, string>> = {
  ...before('GET /admin/trail.data[].changes[]', TRAIL),
  ...before('GET /admin/platform-trail.data[].changes[]', TRAIL),
  ...before('GET /cases/{caseId}/audit.data.rows[].changes[]', TRAIL),
  ...before('GET /cases/{caseId}/audit/{seq}/change.data', TRAIL),
  'GET /cases/{caseId}/quality.data.rows[].entered': CORRECTED,
  'GET /cases/{caseId}/quality.data.rows[].corrected': CORRECTED,
  ...before('POST /config/syn.data.parts[].things[]', COPIED),
  ...before('POST /config/company/syn.data.parts[].things[]', COPIED),
  'GET /admin/settings.data[].*': SETTINGS,
  'GET /admin/settings/{plugin}.data.*': SETTINGS,
  'PUT /admin/settings/{plugin}.data.*': SETTINGS,
  'PUT /report/base/business/{reportId}/sections/{key} body.prose':
    'the text of an editor; isProse judges it',
  'POST /narratives/templates body.template.lists.*.when.*': CONDITION,
  'PUT /narratives/templates/{narrativeTemplateId} body.template.lists.*.when.*': CONDITION,
  'GET /openapi.json.*': 'OpenAPI itself says what such a document is',
}

/** Places in a schema of whose value nothing is said: `data.rows[].before`. */
function untyped(schema: JsonSchema | undefined, place: string): string[] {
  if (!schema) return [place]
  if (schema.$ref || schema['x-type'] || 'const' in schema || schema.enum) return []
  const inside = (key: string, each = place) =>
    ((schema[key] ?? []) as JsonSchema[]).flatMap((one) => untyped(one, each))
  const parts = ['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((key) => inside(key))
  const types = [schema.type ?? (schema.properties ? 'object' : [])].flat() as string[]
  const isSaid = types.length > 0 || schema.anyOf || schema.oneOf || schema.allOf
  return [
    ...(isSaid ? parts : [place]),
    ...(types.includes('array') && !schema.prefixItems
      ? untyped(schema.items as JsonSchema | undefined, `${place}[]`)
      : []),
    ...(types.includes('object') ? untypedIn(schema, place) : []),
  ]
}

/** An object says what stands in it by names, or of whatever name. */
function untypedIn(schema: JsonSchema, place: string): string[] {
  const { properties, patternProperties, additionalProperties: others } = schema
  const named = { ...(properties as object), ...(patternProperties as object) }
  const isOpen = others === true || (others === undefined && !properties && !patternProperties)
  return [
    ...Object.entries(named).flatMap(([name, each]) =>
      untyped(each as JsonSchema, `${place}.${name}`)
    ),
    ...(isOpen ? [`${place}.*`] : []),
    ...(typeof others === 'object' ? untyped(others as JsonSchema, `${place}.*`) : []),
  ]
}

interface Said {
  readonly name?: string
  readonly schema?: JsonSchema
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>
}

const schemasOf = ({ schema, content }: Said) =>
  schema ? [schema] : Object.values(content ?? {}).map((each) => each.schema)

/** The same of all that a call takes and answers. */
function untypedOf(call: string, operation: JsonSchema): string[] {
  const parameters = operation.parameters as readonly Said[]
  const parts: [string, Said | undefined][] = [
    ...parameters.map((each): [string, Said] => [`?${each.name}`, each]),
    ['body', operation.requestBody as Said | undefined],
    ...Object.values(operation.responses as object).map((each): [string, Said] => ['', each]),
  ]
  return parts.flatMap(([part, said]) =>
    schemasOf(said ?? {}).flatMap((schema) => untyped(schema, `${call} ${part}`.trim()))
  )
}

test.group('What the OpenAPI document says of values', () => {
  test('has a type for each property of each request and answer, but for what is truly free', async ({
    assert,
  }) => {
    const { paths, components } = await openApi()
    const ofCalls = Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls).flatMap(([method, operation]) =>
        untypedOf(`${method.toUpperCase()} ${path}`, operation)
      )
    )
    const ofSchemas = Object.entries(components.schemas!).flatMap(([name, schema]) =>
      untyped(schema as JsonSchema, name)
    )
    const found = [...new Set([...ofCalls, ...ofSchemas])]
    assert.isAbove(Object.keys(paths).length, 100)
    assert.deepEqual(
      found.filter((place) => !(place in free)),
      [],
      'say it with the words of kernel/http/answers'
    )
    assert.deepEqual(
      Object.keys(free).filter((place) => !found.includes(place)),
      [],
      'it has a type: take it off the list'
    )
  })

  test('is missed wherever it is missing', ({ assert }) => {
    const open = { type: 'object', additionalProperties: true }
    const schema = {
      type: ['object', 'null'],
      properties: {
        text: { type: 'string' },
        said: { title: 'Only a title' },
        list: { type: 'array' },
        any: { anyOf: [{ type: 'null' }, { type: 'array', items: {} }] },
        rows: { type: 'array', items: { type: 'object' } },
        pair: { type: 'array', prefixItems: [{ type: 'string' }, { not: { type: 'null' } }] },
        byName: { type: 'object', additionalProperties: {} },
        open: { ...open, properties: {} },
      },
    }
    assert.deepEqual(untyped(schema, 'it'), [
      ...['it.said', 'it.list[]', 'it.any[]', 'it.rows[].*', 'it.pair', 'it.byName.*'],
      'it.open.*',
    ])
  })
})
