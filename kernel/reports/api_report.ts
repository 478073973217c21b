import type { JsonSchema } from '#kernel/http/takes'
import { openApi, type OpenApiDocument } from '#kernel/openapi/open_api'
import { sayProperties, saySchema } from '#kernel/openapi/say_schema'
import { code } from '#kernel/reports/markdown_table'
import type { Report } from '#kernel/reports/report'

export const apiReport = (): Report => ({
  file: 'api.md',
  title: 'API',
  about: [
    'What every call takes, a line for each thing, so that a change of it shows in a difference.',
    'The same is answered as OpenAPI 3.1 at `openapi.json` below the base path.',
    '`!` marks what must be there; a number of letters or a value may be limited as `1..24`.',
    'Who may call what is in [permissions.md](permissions.md), refusals are in [errors.md](errors.md),',
    'and the content of a case (`CaseContent`) is in `form-schemas/`.',
  ].join(' '),
  async write() {
    const document = await openApi()
    return Object.entries(document.paths)
      .flatMap(([path, calls]) =>
        Object.entries(calls).map(([method, call]) => sectionOf(document, method, path, call))
      )
      .join('\n\n')
  },
})

function sectionOf(
  { components }: OpenApiDocument,
  method: string,
  path: string,
  call: JsonSchema
) {
  const parameters = (call.parameters as JsonSchema[])
    // One of every call of a project; it would stand in half of the sections.
    .filter(({ $ref }) => $ref !== '#/components/parameters/Project')
    .map((one) => sayParameter(resolved(components, one)))
  const lines = [...parameters, ...bodyLines(call), ...answerLines(call), ...refusalLines(call)]
  return [
    `## ${code(`${method.toUpperCase()} ${path}`)}`,
    `${call.summary}. ${code(String(call.operationId))}`,
  ]
    .concat(lines.length > 0 ? [lines.map((line) => `- ${line}`).join('\n')] : [])
    .join('\n\n')
}

function resolved(components: OpenApiDocument['components'], one: JsonSchema): JsonSchema {
  const name = typeof one.$ref === 'string' ? one.$ref.split('/').at(-1)! : undefined
  return name ? (components.parameters![name] as JsonSchema) : one
}

function sayParameter({ name, in: place, required, schema, content }: JsonSchema): string {
  const of = (schema ?? jsonOf(content as Content)) as JsonSchema
  const must = required && place !== 'path' ? '!' : ''
  return `${String(place)} ${code(`${String(name)}${must}: ${saySchema(of)}`)}`
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>

const jsonOf = (content: Content) => Object.values(content)[0]!.schema

function bodyLines({ requestBody }: JsonSchema): string[] {
  if (!requestBody) return []
  const { content } = requestBody as { content: Content }
  const kind = 'multipart/form-data' in content ? 'file' : 'body'
  return sayProperties(jsonOf(content)).map((line) => `${kind} ${code(line)}`)
}

const names = (schema: JsonSchema) => Object.keys((schema.properties ?? {}) as object).join(', ')

/** Only of those that say it: what their refusals carry. */
function refusalLines({ responses }: JsonSchema): string[] {
  const { content } = (responses as Record<string, { content: Content }>)['200']!
  const [, refusal] = (jsonOf(content).oneOf ?? []) as JsonSchema[]
  const carrying = (refusal?.allOf as JsonSchema[] | undefined)?.at(-1)
  const data = (carrying?.properties as Record<string, JsonSchema> | undefined)?.data
  return data ? [`refuses with ${code(`{${names(data)}}`)}`] : []
}

/** Only of those that say it: the data of the answer. */
function answerLines({ responses }: JsonSchema): string[] {
  const { content } = (responses as Record<string, { content: Content }>)['200']!
  const [type] = Object.keys(content)
  if (type !== 'application/json') return [`answers ${code(String(type))}`]
  const { oneOf } = jsonOf(content) as { oneOf?: JsonSchema[] }
  const data = (oneOf?.[0]?.properties as Record<string, JsonSchema> | undefined)?.data
  if (!data || data.type === undefined) return []
  return data.type === 'array'
    ? [`answers a list of ${code(`{${names(data.items as JsonSchema)}}`)}`]
    : [`answers ${code(`{${names(data)}}`)}`]
}
