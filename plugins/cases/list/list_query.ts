import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { refusing } from '#kernel/errors/refusing'
import {
  type Described,
  describedWith,
  type JsonSchema,
  objectOf,
  type Reading,
} from '#kernel/http/takes'

import { conditionKinds, type ListQuery } from '#plugins/cases/contract/list_query'
import { wording } from '#plugins/cases/lang/server/wording'
import {
  type AnyColumn,
  listParts,
  type ListParts,
  parametersOf,
} from '#plugins/cases/list/list_parts'

/** Longest value of a parameter, by the type of its column. */
const LONGEST = { text: 100, number: 20, date: 10, moment: 30, choice: 40, node: 40, country: 10 }

/** What may be asked of every list. */
const asked = {
  page: vine.number().withoutDecimals().min(1).max(100_000).optional(),
  pageSize: vine.number().in([20, 50, 100]).optional(),
  order: vine.enum(['asc', 'desc'] as const).optional(),
  text: vine.string().trim().maxLength(100).optional(),
  conditions: vine
    .array(
      vine.object({
        element: vine.string().maxLength(60),
        is: vine.enum(conditionKinds),
        value: vine.string().maxLength(200).optional(),
      })
    )
    .optional(),
}

/** Names in the query that belong to no column. */
export const ownParameters: readonly string[] = [...Object.keys(asked), 'sort']

function validatorOf({ columns, filters }: ListParts) {
  const sorted = columns.filter(({ sort }) => sort).map(({ key }) => key)
  const parameters: Record<string, SchemaTypes> = {}
  for (const column of columns) {
    for (const each of parametersOf(column)) parameters[each] = valueOf(column)
  }
  for (const { parameter } of filters) {
    parameters[parameter] = vine.string().trim().maxLength(100).optional()
  }
  const sort = vine.enum(sorted).optional()
  const query = vine.compile(vine.object({ ...asked, sort, ...parameters }))
  return describedWith(
    query,
    Object.fromEntries(filters.map((each) => [each.parameter, each.takes]))
  )
}

const valueOf = ({ type }: AnyColumn) =>
  type === 'number' ? vine.number().optional() : vine.string().maxLength(LONGEST[type]).optional()

const validators = new WeakMap<ListParts, ReturnType<typeof validatorOf>>()

/** Reads what is asked of the list; made once for an installation. */
async function validator() {
  const parts = await listParts()
  const known = validators.get(parts) ?? validatorOf(parts)
  validators.set(parts, known)
  return known
}

/** What the list takes, of columns and filters of plugins, too. */
export const listQuery: Reading<ListQuery> = {
  ...described(validator),
  async read(sent) {
    const takes = await validator()
    const query = (await takes.validate(sent, refusing())) as ListQuery
    refuseUnknown(Object.keys(sent as object), takes)
    return query
  },
}

/** Whoever misspells a filter is told so, and not shown the cases that it would have left out. */
function refuseUnknown(names: readonly string[], takes: Described) {
  const { properties } = takes.toJSONSchema() as { properties: object }
  const unknown = names.filter((name) => !Object.hasOwn(properties, name))
  if (unknown.length === 0) return
  const known = Object.keys(properties).sort()
  throw new kernelErrors.E_PARAMETER({
    detail: wording('list_query.the_list_of_cases_has_no', { unknown, known }),
  })
}

/** What the list answers: the values of all columns. */
export const listAnswer: Described = described(async () => {
  const { columns } = await listParts()
  const row = objectOf({
    id: { type: 'string' },
    ...Object.fromEntries(columns.map((each) => [each.key, answerOf(each)])),
    // No case is without one.
    caseNo: { type: 'string' },
  })
  const schema = objectOf({
    rows: { type: 'array', items: row },
    total: { type: 'integer' },
    totalIsLowerBound: { type: 'boolean' },
    ms: { type: 'integer' },
  })
  return { toJSONSchema: () => schema }
})

const answerOf = ({ type, label }: AnyColumn): JsonSchema => ({
  type: [type === 'number' ? 'number' : 'string', 'null'],
  description: label.en,
})

/** Describes what is known only when the plugins of the installation are. */
function described(make: () => Promise<Described>): Described {
  let made: Described | undefined
  return {
    ready: async () => {
      made = await make()
    },
    toJSONSchema: () => made!.toJSONSchema(),
  }
}
