import app from '@adonisjs/core/services/app'
import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { refusing } from '#kernel/errors/refusing'
import { byName, orNull, text, words } from '#kernel/http/answers'
import {
  type Described,
  describedWith,
  type JsonSchema,
  objectOf,
  type Reading,
} from '#kernel/http/takes'
import { aCountry, aNumber, aPeriod, askedPage } from '#kernel/http/values'

import type { ListQuery } from '#plugins/cases/contract/list_query'
import { CaseProcess } from '#plugins/cases/contract/process'
import { askedAnyRow, askedConditions } from '#plugins/cases/contract/takes_conditions'
import { wording } from '#plugins/cases/lang/server/wording'
import {
  type AnyColumn,
  listParts,
  type ListParts,
  parametersOf,
} from '#plugins/cases/list/list_parts'

/** Longest value of a parameter, by the type of its column. */
const LONGEST = { text: 100, words: 100, moment: 30, since: 30, node: 40 }

/** What may be asked of every list. */
const asked = {
  ...askedPage(),
  order: vine.enum(['asc', 'desc'] as const).optional(),
  text: vine.string().trim().maxLength(100).optional(),
  conditions: askedConditions().optional(),
  anyRow: askedAnyRow().optional(),
}

/** Names in the query that belong to no column. */
export const ownParameters: readonly string[] = [...Object.keys(asked), 'sort']

function validatorOf({ columns, filters }: ListParts) {
  const sorted = columns.filter(({ sort }) => sort).map(({ key }) => key)
  const parameters: Record<string, SchemaTypes> = {}
  for (const column of columns) {
    for (const each of parametersOf(column)) parameters[each] = valueOf(column)
  }
  for (const { parameter, longest = LONGEST.text } of filters) {
    parameters[parameter] = vine.string().trim().maxLength(longest).optional()
  }
  const sort = vine.enum(sorted).optional()
  const query = vine.compile(vine.object({ ...asked, sort, ...parameters }))
  return describedWith(
    query,
    Object.fromEntries(filters.map((each) => [each.parameter, each.takes]))
  )
}

/** What a column is asked for; nothing is asked by an empty text. */
function valueOf({ type, choices }: AnyColumn): SchemaTypes {
  if (type === 'number') return aNumber().optional()
  if (type === 'person') return vine.enum(['me', 'none'] as const).optional()
  if (type === 'date') return aPeriod().parse(orNothing).optional()
  if (type === 'country') return aCountry().parse(orNothing).optional()
  if (type !== 'choice') return vine.string().maxLength(LONGEST[type]).optional()
  return vine
    .enum(choices?.map(({ value }) => value) ?? [])
    .parse(orNothing)
    .optional()
}

const orNothing = (sent: unknown) => (sent === '' ? undefined : sent)

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
    await refuseOtherNodes(query)
    await refuseBackwards(query)
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

/** Cases stand at the nodes of the process of the project: at none that it does not have. */
async function refuseOtherNodes(query: ListQuery): Promise<void> {
  const { columns } = await listParts()
  const parameters = columns.filter(({ type }) => type === 'node').flatMap(parametersOf)
  const given = parameters.filter((parameter) => query[parameter])
  if (given.length === 0) return
  const { nodes } = await (await app.container.make(CaseProcess)).current()
  const choices = nodes.map(({ key }) => key)
  const fields = given
    .filter((parameter) => !choices.includes(String(query[parameter])))
    .map((field) => ({ field, rule: 'enum', meta: { choices } }))
  if (fields.length > 0) throw new kernelErrors.E_PARAMETER({ fields })
}

/** No day lies in a period that ends before it begins. */
async function refuseBackwards(query: ListQuery): Promise<void> {
  const { columns } = await listParts()
  const periods = columns.filter(({ type }) => type === 'date').map(parametersOf)
  const fields = periods.flatMap(([first, last]) => {
    const [from, to] = [first && query[first], last && query[last]] as (string | undefined)[]
    // A year ends with its last day, as for `testsOf`.
    const isBackwards = from && to && from > `${to}~`
    return isBackwards ? [{ field: last!, rule: 'notBefore', meta: { from } }] : []
  })
  if (fields.length > 0) throw new kernelErrors.E_PARAMETER({ fields })
}

/** What the list answers: the values of all columns. */
export const listAnswer: Described = described(async () => {
  const { columns } = await listParts()
  const row = objectOf({
    id: { type: 'string' },
    ...Object.fromEntries(columns.map((each) => [each.key, answerOf(each)])),
    // No case is without one.
    caseNo: { type: 'string' },
    nullFlavors: byName(text),
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
  ...orNull(type === 'words' ? words : { type: type === 'number' ? 'number' : 'string' }),
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
