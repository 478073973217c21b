import { columnsOf, type KeptTable } from '#kernel/admin/kept/kept_table'
import { listQuery } from '#kernel/admin/list_query'
import { describeAnswers, describeFields } from '#kernel/openapi/field_schemas'
import type { Fields } from '#kernel/fields/field'
import {
  type Described,
  described,
  describedWith,
  type JsonSchema,
  objectOf,
  type Takes,
} from '#kernel/http/takes'

const ofRow = described(objectOf({ id: { type: 'string', format: 'uuid' } }))
const revision = { type: 'integer', minimum: 1, description: 'Number of the latest change.' }
const base = {
  type: 'integer',
  minimum: 1,
  description: 'Revision that the change is based on; with another one it is refused (1006).',
}

/** What the methods of a resource of the back office take and answer. */
export function keptTakes(kept: KeptTable) {
  const [one, many] = namesOf(kept)
  const answers = keptAnswer(kept)
  const body = describedWith(
    lazily(() => describeFields(changing(kept))),
    { revision: base },
    ['revision']
  )
  return {
    list: {
      what: `List ${many}`,
      list: listQuery(orderedBy(kept), filtersOf(kept)),
      answers: lazily(() => ({ type: 'array', items: recordOf(kept) })),
    },
    show: { what: `Show one ${one}`, path: ofRow, answers },
    create: {
      what: `Make one ${one}`,
      body: lazily(() => describeFields({ ...kept.fields, ...kept.first })),
      answers,
    },
    change: { what: `Change one ${one}`, path: ofRow, body, answers },
    changeNamed: { body: kept.idName ? naming(body, kept.idName) : body, answers },
    remove: { what: `Delete one ${one}`, path: ofRow, body: null, answers },
  } satisfies Takes
}

/** Each request has a description of its own; it is put into words for those who read it only. */
const lazily = (schema: () => JsonSchema): Described => ({ toJSONSchema: schema })

/** What one of the rows is called, and several. */
function namesOf({ called, type, table }: KeptTable): readonly [one: string, many: string] {
  return called ?? [type.replaceAll('_', ' '), table.replaceAll('_', ' ')]
}

function naming(body: Described, name: string): Described {
  return describedWith(body, { [name]: { type: 'string', format: 'uuid' } }, [name])
}

/** Columns that a list is ordered by, the first one when nothing is asked. */
function orderedBy(kept: KeptTable): readonly [string, ...string[]] {
  const columns = [...Object.keys(columnsOf(kept)), ...Object.keys(kept.shown ?? {})]
  return columns as [string, ...string[]]
}

/** A list is narrowed by what is chosen from a list, and stands in a column. */
function filtersOf(kept: KeptTable): Fields {
  const columns = orderedBy(kept)
  const chosen = Object.entries(kept.fields).filter(
    ([name, { kind }]) => (kind === 'choice' || kind === 'link') && columns.includes(name)
  )
  return { ...Object.fromEntries(chosen), ...kept.narrowed }
}

/** What stays as it was when the row was made need not be said again, and is not heard. */
function changing({ fields, fixed = [] }: KeptTable): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !fixed.includes(name)))
}

/** What is answered of one row. */
export const keptAnswer = (kept: KeptTable): Described => lazily(() => recordOf(kept))

function recordOf({ fields, shown = {} }: KeptTable): JsonSchema {
  const further = Object.keys(shown).map((name) => [name, {}] as const)
  return objectOf(
    {
      id: { type: 'string', format: 'uuid' },
      revision,
      ...describeAnswers(fields),
      ...Object.fromEntries(further),
    },
    ['id', 'revision', ...Object.keys(fields)]
  )
}
