import type { PermissionLevel } from '#kernel/access/level'
import type { Described, JsonSchema, CallShape, AcceptedFiles } from '#kernel/http/takes'
import { plainSchema, withoutNull } from '#kernel/openapi/plain_schema'
import type { DescribedCall } from '#kernel/openapi/describe_calls'

/** What stands in the path, the query and the headers of a call. */
export function parametersOf({ path, guard, shape = {} }: DescribedCall, level: PermissionLevel) {
  const described = { ...propertiesOf(shape.body), ...propertiesOf(shape.path) }
  const inPath = namesIn(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: withoutNull(described[name] ?? { type: 'string' }),
  }))
  const isOfProject = guard.startsWith('permission') && level === 'project'
  return [
    ...inPath,
    ...queryOf(shape),
    ...listOf(shape),
    ...(isOfProject ? [{ $ref: '#/components/parameters/Project' }] : []),
    ...(shape.isRepeatable ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
}

/** Headers that many calls take. */
export const sharedParameters = {
  Project: {
    name: 'X-Project',
    in: 'header',
    description:
      'The project and environment that the caller believes to be in, as `<projectId>:<environment>`; where another one has been entered, the call is refused (1006) instead of being done there.',
    schema: { type: 'string', pattern: '^[0-9a-f-]{36}:[01]$' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A text of the caller for this one act. The same request with the same key is done once and answered alike for a day; another request with it is refused (3000).',
    schema: { type: 'string', maxLength: 200 },
  },
}

/** The body of a call; undefined when it takes none. */
export function bodyOf(call: Pick<DescribedCall, 'path'> & { readonly shape: CallShape }) {
  const { body, files, isForm } = call.shape
  if (files) {
    return { required: true, content: { 'multipart/form-data': { schema: formOf(files, body) } } }
  }
  if (!body) return undefined
  const schema = withoutPath(plainOf(body), namesIn(call.path))
  const content = { 'application/json': { schema } }
  return {
    required: true,
    content: isForm ? { ...content, 'application/x-www-form-urlencoded': { schema } } : content,
  }
}

const plainOf = (one: Described) => plainSchema(one.toJSONSchema() as JsonSchema)

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

function propertiesOf(one: Described | null | undefined): Record<string, JsonSchema> {
  return one ? (plainOf(one).properties as Record<string, JsonSchema>) : {}
}

function queryOf({ query }: CallShape) {
  if (!query) return []
  const { required = [] } = plainOf(query)
  return Object.entries(propertiesOf(query)).map(([name, schema]) => ({
    name,
    in: 'query',
    ...((required as string[]).includes(name) && { required: true }),
    ...(schema.items !== undefined && { style: 'deepObject', explode: true }),
    schema: withoutNull(schema),
  }))
}

function listOf({ list }: CallShape) {
  return Object.entries(propertiesOf(list)).map(([name, schema]) => ({
    name,
    in: 'query',
    content: { 'application/json': { schema } },
  }))
}

/** Without what stands in the path, where the same validator reads both. */
function withoutPath(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const { properties = {}, required = [], ...rest } = schema
  const left = Object.entries(properties as object).filter(([name]) => !names.includes(name))
  const needed = (required as string[]).filter((name) => !names.includes(name))
  return {
    ...rest,
    properties: Object.fromEntries(left),
    ...(needed.length > 0 && { required: needed }),
  }
}

/** A file, with what is said of it beside. */
function formOf(
  { name, many, which }: AcceptedFiles,
  beside: Described | null | undefined
): JsonSchema {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const part = many ? { type: 'array', items: file, minItems: 1 } : file
  const { required = [] } = beside ? plainOf(beside) : {}
  return {
    type: 'object',
    properties: { ...propertiesOf(beside), [name]: { ...part, description: which.en } },
    required: [...(required as string[]), name],
  }
}
