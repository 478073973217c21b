import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const HEAD = '// Written by `npm run calls` from the OpenAPI document; not edited by hand.'

/** Refusals say these in words; a type cannot. */
const UNSAID = new Set([
  ...['description', 'title', 'pattern', 'format', 'uniqueItems'],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'],
])

/** Of a longer list (time zones, which Node knows by itself) no type is made. */
const MOST_VALUES = 100

/** What the content of a case is, and a value in it. */
const CONTENT = { name: 'CaseContent', file: 'kernel/case/content/case_content' }
const LEAF = { name: 'Leaf', file: 'kernel/case/content/leaf' }

/**
 * The types of all calls: one entry for each, by method and path, with what it takes (`path`,
 * `query`, `body`, or the parts of a `form`), what it answers, and what its refusals carry.
 * @param document OpenAPI 3.1, as `ace docs:openapi` prints it
 * @param plugins names of those whose calls stand in files of their own
 * @returns the text of a .d.ts for the kernel (`''`) and for each plugin that has calls
 */
export async function callTypes(document, plugins) {
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      name: `${method.toUpperCase()} ${path}`,
      owner: plugins.includes(call.tags[0]) ? call.tags[0] : '',
      schema: schemaOf(call),
    }))
  )
  const calls = listed.map(({ name, schema }) => [name, schema])
  const imports = new Map()
  const nodes = await openapiTS(
    {
      openapi: '3.1.1',
      info: { title: 'Calls', version: '1' },
      paths: {},
      components: { schemas: Object.fromEntries(calls) },
    },
    { silent: true, transform: (schema) => ownType(schema, imports) }
  )
  const name = (node, text) => node.name && ts.isIdentifier(node.name) && node.name.text === text
  const components = nodes.find((node) => name(node, 'components'))
  const { members } = components.members.find((node) => name(node, 'schemas')).type
  return new Map(
    [...new Set(listed.map(({ owner }) => owner))].map((owner) => {
      const own = new Set(listed.filter((call) => call.owner === owner).map((call) => call.name))
      const some = members.filter((member) => own.has(member.name.text))
      return [owner, textOf(owner === '' ? callsOf(some, 'export') : addedTo(some), imports)]
    })
  )
}

/** Where the kernel states its calls, and plugins add theirs. */
const MODULE = '#resources/app/calls/calls'

const modifier = (word) =>
  ts.factory.createModifier(ts.SyntaxKind[`${word[0].toUpperCase()}${word.slice(1)}Keyword`])

const callsOf = (members, ...words) =>
  ts.factory.createInterfaceDeclaration(words.map(modifier), 'Calls', undefined, undefined, members)

const addedTo = (members) =>
  ts.factory.createModuleDeclaration(
    [modifier('declare')],
    ts.factory.createStringLiteral(MODULE, true),
    ts.factory.createModuleBlock([callsOf(members)])
  )

/** With the imports that it needs; one without any is a module all the same. */
function textOf(declaration, imports) {
  const text = astToString([declaration], { formatOptions: { removeComments: true } })
  const lines = [...imports]
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(text))
    .map(([name, file]) => `import type { ${name} } from '#${file}'`)
  return [HEAD, ...(lines.length > 0 ? lines.sort() : ['export {}']), '', text].join('\n')
}

/** A type of the house that a schema names with `x-type`, or that of a file; the library makes the others. */
function ownType(schema, imports) {
  const type = schema['x-type']
  if (type) imports.set(type.name, type.file)
  const name = type?.name ?? (schema.contentMediaType && 'Blob')
  return name && ts.factory.createTypeReferenceNode(name)
}

/** One call as a schema of what it takes and answers. */
function schemaOf({ parameters, requestBody, responses }) {
  const parts = ['path', 'query'].flatMap((place) => {
    const here = parameters.filter((one) => one.in === place)
    const required = here.filter((one) => one.required).map((one) => one.name)
    const schemas = here.map((one) => [one.name, one.schema ?? first(one.content)])
    if (here.length === 0) return []
    return [[place, objectOf(Object.fromEntries(schemas), required), required.length > 0]]
  })
  const { content } = responses['200']
  const [answer, refused] = content['application/json']?.schema.oneOf ?? []
  const all = [...parts, ...bodyOf(requestBody)]
  if (answer) all.push(['answer', answer.properties.data, true])
  const carrying = refused?.allOf?.at(-1)
  if (carrying) all.push(['refusal', carrying.properties.data, true])
  const properties = Object.fromEntries(all.map(([name, schema]) => [name, plain(schema)]))
  return objectOf(
    properties,
    all.filter(([, , isRequired]) => isRequired).map(([name]) => name)
  )
}

function bodyOf(requestBody) {
  if (!requestBody) return []
  const form = requestBody.content['multipart/form-data']
  if (form) return [['form', form.schema, true]]
  return [['body', first(requestBody.content), true]]
}

const first = (content) => Object.values(content)[0].schema

const objectOf = (properties, required) => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...(required.length > 0 && { required }),
})

/** A schema without what no type says, and with the types of the house for what it refers to. */
function plain(schema, isNames = false) {
  if (Array.isArray(schema)) return schema.map((one) => plain(one))
  if (typeof schema !== 'object' || schema === null) return schema
  if (schema.$ref)
    return { 'type': 'object', 'x-type': /CaseContent$/.test(schema.$ref) ? CONTENT : LEAF }
  if (schema.enum?.length > MOST_VALUES) return { type: typeof schema.enum[0] }
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => isNames || !UNSAID.has(key))
      .map(([key, value]) => [key, plain(value, !isNames && key === 'properties')])
  )
}
