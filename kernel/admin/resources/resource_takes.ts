import { columnsOf, type ResourceTable } from '#kernel/admin/resources/resource_table'
import { listQuery } from '#kernel/admin/list_query'
import { describeAnswers, describeFields } from '#kernel/openapi/field_schemas'
import type { Fields } from '#kernel/fields/field'
import { has, id, listOf } from '#kernel/http/answers'
import {
  type Described,
  described,
  describedWith,
  type JsonSchema,
  objectOf,
  type Takes,
} from '#kernel/http/takes'

const ofRow = described(objectOf({ id }))
const revision = { type: 'integer', minimum: 1, description: 'Number of the latest change.' }
const base = {
  type: 'integer',
  minimum: 1,
  description: 'Revision that the change is based on; with another one it is refused (1006).',
}

/** What the methods of a resource of the back office take and answer. */
export function resourceTakes(table: ResourceTable) {
  const [one, many] = namesOf(table)
  const answers = resourceAnswer(table)
  const body = describedWith(
    lazily(() => describeFields(changing(table))),
    { revision: base },
    ['revision']
  )
  return {
    list: {
      what: `List ${many}`,
      list: listQuery(orderedBy(table), filtersOf(table)),
      answers: lazily(() => listOf(recordOf(table))),
    },
    show: { what: `Show one ${one}`, path: ofRow, answers },
    create: {
      what: `Make one ${one}`,
      body: lazily(() => describeFields({ ...table.fields, ...table.first })),
      answers,
    },
    change: { what: `Change one ${one}`, path: ofRow, body, answers },
    changeNamed: { body: table.idName ? naming(body, table.idName) : body, answers },
    remove: { what: `Delete one ${one}`, path: ofRow, body: null, answers },
  } satisfies Takes
}

/** Each request has a description of its own; it is put into words for those who read it only. */
const lazily = (schema: () => JsonSchema): Described => ({ toJSONSchema: schema })

/** What one of the rows is called, and several. */
function namesOf({ called, type, model }: ResourceTable): readonly [one: string, many: string] {
  return called ?? [type.replaceAll('_', ' '), model.table.replaceAll('_', ' ')]
}

function naming(body: Described, name: string): Described {
  return describedWith(body, { [name]: id }, [name])
}

/** Columns that a list is ordered by, the first one when nothing is asked. */
function orderedBy(table: ResourceTable): readonly [string, ...string[]] {
  return Object.keys(columnsOf(table)) as [string, ...string[]]
}

/** A list is narrowed by what is chosen from a list, and stands in a column. */
function filtersOf(table: ResourceTable): Fields {
  const columns = orderedBy(table)
  const chosen = Object.entries(table.fields).filter(
    ([name, { kind }]) => (kind === 'choice' || kind === 'link') && columns.includes(name)
  )
  return { ...Object.fromEntries(chosen), ...table.filterFields }
}

/** What stays as it was when the row was made need not be said again, and is not heard. */
function changing({ fields, fixed = [] }: ResourceTable): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !fixed.includes(name)))
}

/** What is answered of one row. */
export const resourceAnswer = (table: ResourceTable): Described => lazily(() => recordOf(table))

function recordOf({ fields, shown = {}, found }: ResourceTable): JsonSchema {
  const further = Object.entries(shown).map(([name, { is }]) => [name, is] as const)
  return has({
    id,
    revision,
    ...describeAnswers(fields),
    ...Object.fromEntries(further),
    ...found,
  })
}
