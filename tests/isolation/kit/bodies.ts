import type { ApiRequest } from '@japa/api-client'

import type { Body } from '#tests/isolation/kit/body'
import { told } from '#tests/isolation/kit/told'

/** Puts the body, or the file with the body as its fields, into a request. */
export function withBody(request: ApiRequest, route: string, body: Body): ApiRequest {
  const file = told.files[route]
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
