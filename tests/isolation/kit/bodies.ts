import type { ApiRequest } from '@japa/api-client'

import { aReport } from '#tests/factories/a_report'

/** What a write says, as JSON or as an uploaded file. */
export type Body = Record<string, unknown>

/**
 * What the routes need to be told before they look at anything, where neither a form says it
 * (kit/whole_bodies.ts) nor their refusals. One line for each such route; `named` holds the ids of rows by what they are of.
 */
export const knownBodies: Readonly<Record<string, (named: Body) => Body>> = {
  'identity.language.set': () => ({ lang: 'ENG' }),
  'tenancy.projects.enter': () => ({ environment: 0 }),
  'cases.create': () => aReport(),
  'cases.file': ({ caseId }) => ({ caseIds: [caseId], kind: 'csv' }),
  'cases.undo_creation': ({ revision = 1 }) => ({ revision, reason: 'It was a mistake' }),
  'cases.similar': () => aReport({ D_1: 'AB' }),
  'cases.follow_up': () => aReport(),
  'coding.runs.autocode': ({ caseId }) => ({ caseIds: [caseId] }),
  'coding.terms.match': () => ({ version: '98.1', lines: ['own words'] }),
  'drugs.lists.act': () => ({ act: 'use' }),
  'e2b.exports.start': ({ caseId }) => ({ caseIds: [caseId] }),
  'e2b.imports.decide': () => ({ decision: 'skip' }),
  'presets.create': () => ({ name: `Own ${Math.random()}`, content: { C_3_1: '1' } }),
  'presets.templates.create': () => ({ name: `Own ${Math.random()}`, content: { C_3_1: '1' } }),
  'presets.templates.change': () => ({
    ...{ name: `Own ${Math.random()}`, content: { C_3_1: '1' } },
    revision: 1,
  }),
  'presets.change': () => ({ name: `Own ${Math.random()}`, content: { C_3_1: '1' } }),
}

/** What reads ask that neither their path nor the id of a row says. One line for each such route. */
export const knownQueries: Readonly<Record<string, Body>> = {
  'admin.attention': { level: 'project' },
  'coding.recoding.impact': { from: '91.1', to: '98.1' },
  'e2b.export': { reason: 'It is asked for' },
}

let lists = 0
/** A version that is not there yet, at each reading. */
const list = {
  ...{ field: 'terms', name: 'own.csv', text: 'code,en\nROA-99000001,Own\n' },
  get beside() {
    return { list: 'edqm', version: `w${lists++}` }
  },
}
const products = { field: 'products', name: 'own.csv', text: 'English name\nOwn product\n' }

/** Routes that take a file, and under which name. */
const takesFile: Readonly<
  Record<string, { field: string; name: string; text: string; beside?: Record<string, string> }>
> = {
  'cases.create_with_document': {
    ...{ field: 'document', name: 'own.txt', text: 'My own letter.\n' },
    beside: { content: JSON.stringify(aReport().content) },
  },
  'cases.documents.upload': { field: 'document', name: 'own.txt', text: 'My own letter.\n' },
  'access.matrix.take': { field: 'matrix', name: 'own.csv', text: '' },
  'coding.synonym_uploads.preview': { field: 'list', name: 'own.csv', text: 'own,90100004' },
  'coding.synonym_uploads.take_over': { field: 'list', name: 'own.csv', text: 'own,90100004' },
  'coding.list_uploads.preview': { field: 'list', name: 'own.csv', text: 'own,90100004' },
  'coding.list_uploads.take_over': { field: 'list', name: 'own.csv', text: 'own,90100004' },
  'coding.loads.start': { field: 'files', name: 'own.asc', text: '91.1$' },
  'drugs.lists.preview': list,
  'drugs.lists.load': list,
  'drugs.product_files.preview': products,
  'drugs.product_files.take': products,
  'e2b.imports.start': { field: 'files', name: 'own.xml', text: '<own/>' },
}

/** Puts the body, or the file with the body as its fields, into a request. */
export function withBody(request: ApiRequest, route: string, body: Body): ApiRequest {
  const file = takesFile[route]
  if (!file) return request.json(body)
  const text = String(body.fileText ?? file.text)
  return request
    .fields(file.beside ?? {})
    .file(file.field, Buffer.from(text), { filename: file.name })
}

interface FieldProblem {
  readonly field?: string
  readonly rule?: string
  readonly meta?: { choices?: unknown; values?: unknown[]; min?: number }
}

/**
 * The body with what a refusal with 2017 asks for, as far as it says.
 * @returns undefined when nothing can be done about it
 */
export function mended(body: Body, data: Record<string, unknown>): Body | undefined {
  const problems = [data.fields, data.errors].find(Array.isArray) as FieldProblem[] | undefined
  if (!problems?.length) return undefined
  const next = structuredClone(body)
  let changed = false
  for (const problem of problems) {
    if (!problem.field) continue
    const before = JSON.stringify(next)
    put(next, problem.field.split('.'), valueAsked(problem, read(next, problem.field.split('.'))))
    changed ||= JSON.stringify(next) !== before
  }
  return changed ? next : undefined
}

function valueAsked({ rule, meta, field }: FieldProblem, now: unknown): unknown {
  // One that no row has: it was found, and somebody else changed it meanwhile.
  if (field === 'revision') return 0
  const choices = meta?.choices ?? meta?.values
  if (Array.isArray(choices)) return choices[0]
  const plain: Record<string, unknown> = {
    number: 1,
    withoutDecimals: 1,
    positive: 1,
    min: 1,
    boolean: false,
    array: [],
    object: {},
    uuid: '00000000-0000-4000-8000-000000000000',
    email: 'nobody@example.test',
    date: '2026-01-02',
    required: 'x',
    string: 'x',
  }
  if (rule === 'minLength') return 'x1'.repeat(meta?.min ?? 3)
  if (rule === 'regex') {
    const tries = ['x', 'patient', 'A1', 'abc123', '2026-01-02', 'nobody@example.test', '1']
    return tries[tries.indexOf(String(now)) + 1] ?? `${field}1`
  }
  return plain[rule ?? ''] ?? 'x'
}

function read(body: Body, [first, ...rest]: string[]): unknown {
  const inner = body[first!]
  return rest.length > 0 && inner && typeof inner === 'object' ? read(inner as Body, rest) : inner
}

function put(body: Body, [first, ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    body[first!] = value
    return
  }
  if (!body[first!] || typeof body[first!] !== 'object') body[first!] = {}
  put(body[first!] as Body, rest, value)
}
