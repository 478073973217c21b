import type { Catalogue } from '#kernel/case/content/catalogue'

import type { CaseCondition, RowCondition } from '#plugins/cases/contract'
import type { TableSource } from '#plugins/cases/contract/list_columns'
import type { ListQuery } from '#plugins/cases/contract/list_query'
import type { ElementCondition } from '#plugins/cases/contract/condition'
import type { ContentQuestion } from '#plugins/cases/list/content_question'
import { questionsOf } from '#plugins/cases/list/element_conditions'
import {
  type AnyColumn,
  elementsOf,
  isOfTable,
  type ListParts,
  parametersOf,
} from '#plugins/cases/list/list_parts'
import { currentActor, currentScope } from '#kernel/tenancy/actor'
import { columnOf } from '#plugins/cases/records/summarise_case'

/** What is asked of cases, each kind as it is answered best. */
export interface Conditions {
  /** Of columns of `cases`: an index answers each of them. */
  readonly columns: readonly RowCondition[]
  /** Of tables of plugins: an index leads to the cases. */
  readonly tables: readonly CaseCondition[]
  /** Of the content: cases are looked through. */
  readonly content: readonly ContentQuestion[]
  /** Numbers of all elements that are asked, by the order of the list, too. */
  readonly elements: readonly string[]
}

/**
 * Makes all conditions of a question to the list, in one place. Refuses with 2017 what makes no
 * sense.
 */
export async function conditionsOf(
  query: ListQuery,
  { columns, filters, terms }: ListParts,
  catalogue: Catalogue
): Promise<Conditions> {
  const tests = columns.flatMap((column) =>
    testsOf(column, query).map((test) => ({ column, test }))
  )
  const ofCases: RowCondition[] = []
  const tables: CaseCondition[] = []
  const elements: ElementCondition[] = [...(query.conditions ?? [])]
  for (const { column, test } of tests) {
    const { source } = column
    if (isOfTable(column)) tables.push(ofTable(column.source, test))
    else if ('element' in source)
      elements.push({ element: source.element, is: 'eq', value: String(test.value) })
    else if ('person' in source) ofCases.push(ofPerson(source.person, test))
    else ofCases.push(sqlOf(columnOf(column.key), test))
  }
  for (const { parameter, read } of filters) {
    const value = query[parameter]
    if (typeof value === 'string' && value !== '') tables.push(await read(value))
  }
  const content = await questionsOf(
    { conditions: elements, anyRow: query.anyRow ?? [] },
    catalogue,
    terms
  )
  const touched = columns.filter(({ key }) => key === query.sort)
  return {
    ...{ columns: ofCases, tables, content },
    elements: [
      ...[...touched, ...tests.map(({ column }) => column)].flatMap(elementsOf),
      ...elements.map(({ element }) => element),
      ...tables.flatMap((table) => table.elements),
    ],
  }
}

interface Test {
  readonly is: '=' | '>=' | '<'
  readonly value: string | number
}

function testsOf(column: AnyColumn, query: ListQuery): Test[] {
  const asked = parametersOf(column).map((parameter) => query[parameter] as string | undefined)
  const ways = column.type === 'date' ? (['>=', '<'] as const) : (['='] as const)
  return asked.flatMap((value, at) =>
    value === undefined || value === ''
      ? []
      : // A day includes every time of that day, a month every day of it.
        [{ is: ways[at]!, value: ways[at] === '<' ? `${value}~` : value }]
  )
}

const sqlOf = (column: string, { is, value }: Test): RowCondition => ({
  sql: `${column} ${is} ?`,
  bindings: [value],
})

/** Cases of whoever asks, or of nobody. */
function ofPerson(column: string, { value }: Test): RowCondition {
  if (value === 'none') return { sql: `${column} is null`, bindings: [] }
  const { userId } = currentActor()
  return userId === null
    ? { sql: 'false', bindings: [] }
    : sqlOf(column, { is: '=', value: userId })
}

function ofTable({ table, column, elements }: TableSource, test: Test): CaseCondition {
  const { projectId, environment } = currentScope()
  const ofOne = sqlOf(column, test)
  const ofAll = {
    sql: `project_id = ? AND environment = ? AND ${ofOne.sql}`,
    bindings: [projectId, environment, ...ofOne.bindings],
  }
  return { table, elements, ofAll, ofOne }
}
