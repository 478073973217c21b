import type { PermissionLevel } from '#kernel/access/permission'
import type { JsonSchema } from '#kernel/http/takes'
import type { OpenApiDocument } from '#kernel/openapi/open_api'
import { addressesOf } from '#tests/isolation/kit/addresses'
import { mended } from '#tests/isolation/kit/bodies'
import type { Body } from '#tests/isolation/kit/body'
import { type Dice, makeDice } from '#tests/isolation/kit/dice'
import { references } from '#tests/isolation/kit/foreign'
import type { Method } from '#tests/isolation/kit/listed_routes'
import { wholeBody } from '#tests/isolation/kit/whole_bodies'
import type { Filled } from '#tests/isolation/kit/world'
import { likelyValue } from '#tests/requests/kit/likely_value'
import type { Program } from '#tests/requests/kit/program'
import { oddText, spoil } from '#tests/requests/kit/spoil'

export interface Fuzzing {
  /** Where the product listens, with the path of its calls: `http://127.0.0.1:3333/api`. */
  readonly base: string
  /** The document that the product serves itself. */
  readonly document: OpenApiDocument
  /** Programs that may do everything on their level. */
  readonly programs: Readonly<Record<PermissionLevel, Program>>
  readonly levelOf: ReadonlyMap<string, string>
  /** Rows that the addresses and bodies of requests name. */
  readonly filled: Filled
  /** Numbers of the requests to send; each brings its own back. */
  readonly from: number
  readonly to: number
  readonly seed: number
}

export interface Fuzzed {
  /** Answers by status of HTTP; refusals are 200. */
  readonly statuses: Readonly<Record<string, number>>
  /** Answers that did what was asked. */
  readonly done: number
  readonly refused: number
  /** Requests that were answered as a fault of the program, or not at all. */
  readonly faults: readonly string[]
}

interface Operation {
  readonly method: Method
  readonly path: string
  readonly says: JsonSchema
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema?: JsonSchema
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>
}

interface Asked {
  /** Parts of the path, encoded. */
  readonly path: readonly string[]
  /** Which of them are parameters. */
  readonly places: readonly number[]
  readonly query: { readonly name: string; readonly value: unknown; readonly isJson: boolean }[]
  readonly header?: readonly [name: string, value: string]
  readonly body?: unknown
  /** The form with files that it takes instead of JSON. */
  readonly files?: JsonSchema
}

interface Answer {
  /** 0 when there was none. */
  readonly status: number
  readonly text: string
}

/** What the program may answer when it is not at fault itself: there is no database, or no room. */
const EXCUSED = new Set([503, 507])
const AT_ONCE = 4

/**
 * Sends requests to all operations of the document in turn: every second as its schema says it and
 * as earlier refusals asked for, the others spoilt.
 */
export async function fuzzCalls(fuzzing: Fuzzing): Promise<Fuzzed> {
  const operations = Object.entries(fuzzing.document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, says]) => ({ method: method as Method, path, says }))
  )
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  const counts = { done: 0, refused: 0 }
  const note = (operation: Operation, at: number, asked: Asked, { status, text }: Answer) => {
    statuses[status] = (statuses[status] ?? 0) + 1
    if (text.startsWith('{"status":true')) counts.done++
    if (text.startsWith('{"status":false')) counts.refused++
    if (status !== 0 && (status < 500 || EXCUSED.has(status))) return
    const told = JSON.stringify(asked).slice(0, 800)
    faults.push(
      `${status} ${operation.method} ${operation.path}, request ${at}: ${told} ${text.slice(0, 200)}`
    )
  }
  const learned = new Map<string, Body>()
  let next = fuzzing.from
  const work = async () => {
    while (next < fuzzing.to) {
      const at = next++
      const operation = operations[at % operations.length]!
      const dice = makeDice(fuzzing.seed * 1_000_003 + at)
      const name = String(operation.says.operationId)
      const sound = await makeRequest(operation, fuzzing, learned.get(name), dice)
      const asked = dice.below(2) === 0 ? spoilRequest(sound, dice) : sound
      const answer = await send(fuzzing, operation, asked)
      note(operation, at, asked, answer)
      const better = asked === sound && bodyAskedFor(sound, answer)
      if (better) learned.set(name, better)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { statuses, ...counts, faults }
}

/** The body with what a refusal asks for; undefined where it asks for nothing. */
function bodyAskedFor({ body }: Asked, { text }: Answer): Body | undefined {
  if (!text.startsWith('{"status":false,"code":2017') || !isObject(body)) return undefined
  return mended(body, (JSON.parse(text) as { data: Record<string, unknown> }).data)
}

/** A request as the document says it, about rows that are there. */
async function makeRequest(
  { method, path, says }: Operation,
  { document, filled }: Fuzzing,
  learned: Body | undefined,
  dice: Dice
): Promise<Asked> {
  const resolve = (schema: JsonSchema) => resolved(schema, document)
  const likely = (schema: JsonSchema) => likelyValue(schema, dice, resolve)
  const addresses = addressesOf(path.replaceAll(/\{(\w+)\}/g, ':$1'), filled.pool)
  if (typeof addresses === 'string') throw new Error(`${path}: ${addresses}`)
  const address = dice.pick(addresses)
  const query: Asked['query'] = []
  for (const each of (says.parameters ?? []) as JsonSchema[]) {
    const {
      name,
      in: where,
      schema = {},
      content,
      required,
    } = resolve(each) as unknown as Parameter
    if (where !== 'query' || (!required && dice.below(2) === 0)) continue
    const json = content?.['application/json']?.schema
    query.push({ name, value: likely(json ?? schema), isJson: json !== undefined })
  }
  const { content = {} } = (says.requestBody ?? {}) as Pick<Parameter, 'content'>
  const places = path.split('/').flatMap((part, at) => (part.startsWith('{') ? [at] : []))
  const asked = { path: address.path.split('/'), places, query }
  const form = content['multipart/form-data']?.schema
  if (form) return { ...asked, files: resolve(form), body: likely(withoutFiles(resolve(form))) }
  const json = content['application/json']?.schema
  if (!json) return asked
  const route = { name: String(says.operationId), method, pattern: path }
  const body = likely(json)
  const named = references(filled.pool)
  const open = { ...route, isPublic: false, takesFiles: false }
  const whole = await wholeBody(open, address.values, named, filled.scope)
  return { ...asked, body: isObject(body) ? { ...body, ...learned, ...whole } : body }
}

/** The request with something odd in its address, its query or its body. */
function spoilRequest(asked: Asked, dice: Dice): Asked {
  const { path, query, body } = asked
  const parts = [
    ...(body === undefined ? [] : ['body', 'body', 'body']),
    ...(query.length === 0 ? [] : ['query', 'query']),
    ...(asked.places.length === 0 ? [] : ['path']),
    'header',
  ]
  switch (dice.pick(parts)) {
    case 'body':
      return { ...asked, body: spoil(body, dice) }
    case 'query':
      return {
        ...asked,
        query: query.map((each) =>
          dice.below(2) === 0 ? each : { ...each, value: spoil(each.value, dice) }
        ),
      }
    case 'path':
      return { ...asked, path: path.with(dice.pick(asked.places), spoiltPart(dice)) }
    default:
      return { ...asked, header: [dice.pick(HEADERS), encodeURIComponent(oddWord(dice))] }
  }
}

const HEADERS = [
  'Idempotency-Key',
  'X-Project',
  'Accept',
  'Accept-Language',
  'X-Inertia',
  'If-Match',
]
const oddWord = (dice: Dice) => oddText(dice).toWellFormed()
const spoiltPart = (dice: Dice) => encodeURIComponent(oddWord(dice)) || 'x'
const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a reference names; anything else is itself. */
function resolved(schema: JsonSchema, document: OpenApiDocument): JsonSchema {
  if (typeof schema.$ref !== 'string') return schema
  const found = schema.$ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((place, name) => (place as Body)[name], document)
  return resolved(found as JsonSchema, document)
}

async function send(
  { base, programs, levelOf }: Fuzzing,
  { method, says }: Operation,
  { path, query, body, files, header }: Asked
): Promise<Answer> {
  const level = (levelOf.get(String(says['x-permission'])) ?? 'project') as PermissionLevel
  const program = programs[level]
  const parameters = new URLSearchParams(query.flatMap(inQuery))
  const isJson = body !== undefined && !files
  try {
    const answer = await fetch(
      `${base}${path.join('/')}${parameters.size > 0 ? `?${String(parameters)}` : ''}`,
      {
        method: method.toUpperCase(),
        headers: {
          ...(await program.headers()),
          ...(isJson && { 'content-type': 'application/json' }),
          ...(header && { [header[0]]: header[1] }),
        },
        body: files ? formOf(files, body) : isJson ? JSON.stringify(body) : undefined,
      }
    )
    if (answer.status === 401) program.forget()
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    return { status: 0, text: `${String(error)} ${String((error as Error).cause)}` }
  }
}

function inQuery({ name, value, isJson }: Asked['query'][number]): [string, string][] {
  if (isJson) return [[name, say(value)]]
  if (Array.isArray(value)) return value.slice(0, 20).map((each) => [`${name}[]`, say(each)])
  if (!isObject(value)) return [[name, say(value)]]
  return Object.entries(value).map(([key, each]) => [`${name}[${key}]`, say(each)])
}

const say = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

const isFile = ({ items, ...one }: JsonSchema): boolean =>
  'contentMediaType' in one || (isObject(items) && isFile(items))

function withoutFiles({ properties, required, ...form }: JsonSchema): JsonSchema {
  const plain = Object.entries(properties as Record<string, JsonSchema>).filter(
    ([, each]) => !isFile(each)
  )
  return { ...form, properties: Object.fromEntries(plain) }
}

const CONTENTS = [
  ...[
    ['a.csv', 'name,code\r\n=1,90100004\r\n'],
    ['a.csv', ''],
    ['a.csv', '"a'],
  ],
  ...[
    ['a.txt', 'x'],
    ['a.xml', '<own/>'],
    ['a.xml', '<?xml version="1.0"?><MCCI_IN200100UV01/>'],
  ],
  ...[
    ['a.zip', 'PK\u0003\u0004'],
    ['a.pdf', '%PDF-1.7'],
    ['llt.asc', '1$2$3'],
    ['中.csv', '\ufeff'],
  ],
] as const

/** A form with a file for each field that takes one; what is said beside picks which. */
function formOf({ properties }: JsonSchema, beside: unknown): FormData {
  const form = new FormData()
  const text = say(beside)
  for (const [name, value] of Object.entries(isObject(beside) ? beside : {})) {
    form.append(name, say(value))
  }
  for (const [name, each] of Object.entries(properties as Record<string, JsonSchema>)) {
    if (!isFile(each)) continue
    const [fileName, content] = CONTENTS[text.length % CONTENTS.length]!
    form.append(name, new Blob([content]), fileName)
  }
  return form
}
