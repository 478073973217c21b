import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { refusing } from '#kernel/errors/refusing'
import { checkValues } from '#kernel/fields/check_values'
import { describeField } from '#kernel/openapi/field_schemas'
import type { Fields } from '#kernel/fields/field'
import { readValues } from '#kernel/fields/read_values'
import { refuseImpossible } from '#kernel/http/impossible_text'
import { isUuid } from '#kernel/http/is_uuid'
import { type JsonSchema, objectOf, type Reading } from '#kernel/http/takes'
import { aWholeNumber } from '#kernel/http/values'

/** Rows of one answer; react-admin asks for 10 to 100. */
const MOST_ROWS = 1000

/** Nobody leafs further. */
const LAST_ROW = 10_000_000

/** Of the text that is looked for. */
const LONGEST_TEXT = 100

/** What react-admin asks of a list (ra-data-simple-rest): order, rows from-to, conditions. */
export interface AdminListQuery<Column extends string = string> {
  readonly sort: { readonly column: Column; readonly direction: 'asc' | 'desc' }
  /** First and last row, counted from 0. */
  readonly from: number
  readonly to: number
  /** Text that people typed into the search box. */
  readonly text: string
  /** One of these values stands in the column of that name. */
  readonly where: Readonly<Record<string, readonly (string | number)[]>>
}

const shape = vine.compile(
  vine.object({
    sort: vine.tuple([vine.string().maxLength(60), vine.enum(['ASC', 'DESC'] as const)]),
    range: vine.tuple([aWholeNumber().min(0).max(LAST_ROW), aWholeNumber().min(0).max(LAST_ROW)]),
    filter: vine
      .object({ q: vine.string().trim().maxLength(LONGEST_TEXT).optional() })
      .allowUnknownProperties(),
  })
)

/**
 * The query of a list, as a call takes it; refuses with 2017 what is none, and what it does not have.
 * @param columns that the list may be ordered by; the first one when nothing is asked
 * @param filters fields that conditions may be about, beside the id of the row
 */
export function listQuery<const Column extends string>(
  columns: readonly [Column, ...Column[]],
  filters: Fields = {}
): Reading<AdminListQuery<Column>> {
  return {
    toJSONSchema: () => schemaOf(columns, filters),
    read: (sent) => read(sent as Record<string, unknown>, columns, filters),
  }
}

async function read<Column extends string>(
  query: Readonly<Record<string, unknown>>,
  columns: readonly [Column, ...Column[]],
  filters: Fields
): Promise<AdminListQuery<Column>> {
  const parameters = {
    sort: parse(query.sort) ?? [columns[0], 'ASC'],
    range: parse(query.range) ?? [0, 24],
    filter: parse(query.filter) ?? {},
  }
  // What JSON wrote with escapes was no such character when the request was looked at.
  refuseImpossible(parameters)
  const asked = await shape.validate(parameters, refusing())
  const [name, direction] = asked.sort
  const { q: text = '', ...conditions } = asked.filter as { q?: string }
  // By the id react-admin orders what nobody orders.
  const column = name === 'id' ? columns[0] : columns.find((each) => each === name)
  if (column === undefined) throw unknown('sort', columns)
  refuseUnknown(conditions, filters)
  const where = readConditions(conditions, filters)
  // Rows that are asked for by their ids (react-admin, getMany) come all at once.
  const [from, to] = where.id && query.range === undefined ? [0, MOST_ROWS] : asked.range
  return {
    sort: {
      column,
      direction: direction === 'DESC' ? 'desc' : 'asc',
    },
    from,
    to: Math.min(Math.max(from, to), from + MOST_ROWS - 1),
    text,
    where,
  }
}

/** Whoever misspells a condition is told so, and not shown the rows that it would have left out. */
function refuseUnknown(conditions: object, filters: Fields): void {
  const known = ['id', ...Object.keys(filters)]
  if (Object.keys(conditions).some((name) => !known.includes(name)))
    throw unknown('filter', ['q', ...known])
}

const unknown = (field: string, choices: readonly string[]) =>
  new kernelErrors.E_PARAMETER({ fields: [{ field, rule: 'enum', meta: { choices } }] })

function schemaOf(columns: readonly string[], filters: Fields): JsonSchema {
  const orSeveral = (one: JsonSchema) => ({ anyOf: [one, { type: 'array', items: one }] })
  const conditions = Object.entries(filters).map(
    ([name, field]) => [name, orSeveral(describeField({ ...field, required: true }))] as const
  )
  const filter = {
    q: { type: 'string', maxLength: LONGEST_TEXT, description: 'Text that is looked for.' },
    id: orSeveral({ type: 'string', format: 'uuid' }),
    ...Object.fromEntries(conditions),
  }
  const sort = {
    type: 'array',
    prefixItems: [{ enum: columns }, { enum: ['ASC', 'DESC'] }],
    description: 'Column and direction.',
  }
  const row = { type: 'integer', minimum: 0, maximum: LAST_ROW }
  const range = {
    type: 'array',
    prefixItems: [row, row],
    description: 'First and last row, counted from 0.',
  }
  return objectOf({ sort, range, filter: objectOf(filter, []) }, [])
}

function readConditions(
  conditions: Readonly<Record<string, unknown>>,
  filters: Fields
): AdminListQuery['where'] {
  const asked = Object.entries(conditions).flatMap(([name, value]) => {
    const values = (Array.isArray(value) ? value : [value]).slice(0, MOST_ROWS)
    if (name === 'id') return [[name, values.map(String).filter(isUuid)] as const]
    const field = Object.hasOwn(filters, name) ? filters[name] : undefined
    return field ? [[name, values.map((each) => readCondition(name, field, each))] as const] : []
  })
  return Object.fromEntries(asked)
}

function readCondition(name: string, field: Fields[string], asked: unknown): string | number {
  const fields = { [name]: { ...field, required: true, isQuoted: true } } as Fields
  const values = readValues(fields, { [name]: asked })
  const errors = checkValues(fields, values)
  if (errors.length > 0) throw new kernelErrors.E_PARAMETER({ errors })
  return values[name] as string | number
}

function parse(text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
