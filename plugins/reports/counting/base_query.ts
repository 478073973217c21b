import app from '@adonisjs/core/services/app'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

import { caseFilters } from '#plugins/cases/contract'
import { knownCaseFacts, knownDrugFacts } from '#plugins/cases/contract/views'
import type { ReportDate, ReportParameters } from '#plugins/reports/contract'
import type { KnownFacts } from '#plugins/reports/counting/known_facts'
import { wording } from '#plugins/reports/lang/server/wording'

/** SQL with what stands at its question marks. */
export interface Sql {
  readonly sql: string
  readonly bindings: readonly (string | number | readonly number[])[]
}

/** Which cases are counted, whatever they are grouped by. */
export interface CountedCases extends Sql {
  readonly date: ReportDate
  /** Numbers of the elements that are asked. */
  readonly elements: readonly string[]
}

/** What stands for an unknown value in a parameter. */
const UNKNOWN = 'unknown'

/**
 * The conditions that all reports share, over `c`, the facts of cases. What was nullified is left out;
 * what was deleted has no facts. Refuses with 2017 a date and a term that are not known.
 */
export async function countedCases(
  parameters: ReportParameters,
  { dates }: KnownFacts
): Promise<CountedCases> {
  const date = dates.find(({ key }) => key === (parameters.date ?? 'receipt'))
  if (!date) {
    throw new kernelErrors.E_PARAMETER({
      detail: wording('refusals.no_date', { key: parameters.date! }),
    })
  }
  const { from, to, product, country, type, serious, term } = parameters
  const parts: Sql[] = [{ sql: 'NOT c.is_nullified', bindings: [] }]
  const elements = [...date.elements]
  if (from !== undefined) parts.push({ sql: `${date.sql} >= ?::date`, bindings: [from] })
  if (to !== undefined) parts.push({ sql: `${date.sql} <= ?::date`, bindings: [to] })
  if (product !== undefined) {
    parts.push({
      sql: `EXISTS (SELECT FROM ${knownDrugFacts} x WHERE x.case_id = c.case_id
        AND x.role IN ('1', '3') AND x.name = ?)`,
      bindings: [product],
    })
    elements.push('G.k.1', 'G.k.2.2')
  }
  if (country !== undefined) parts.push(equal('c.country', country))
  if (type !== undefined) parts.push(equal('c.report_type', type))
  if (serious !== undefined) parts.push(equal('c.serious', serious))
  if (term !== undefined) {
    const { elements: asked, ...condition } = await termCondition(term)
    parts.push(condition)
    elements.push(...asked)
  }
  if (country !== undefined) elements.push('E.i.9', 'C.2.r.3')
  if (type !== undefined) elements.push('C.1.3')
  if (serious !== undefined) elements.push(...[...'abcdef'].map((each) => `E.i.3.2${each}`))
  return { date, elements, ...joined(parts) }
}

const equal = (sql: string, value: string): Sql =>
  value === UNKNOWN
    ? { sql: `${sql} IS NULL`, bindings: [] }
    : { sql: `${sql} = ?`, bindings: [value] }

/** Parts that all have to hold. */
export const joined = (parts: readonly Sql[]): Sql => ({
  sql: parts.map(({ sql }) => sql).join(' AND '),
  bindings: parts.flatMap(({ bindings }) => bindings),
})

/** The filter of the list that asks for terms says what it asks; refuses with 2017 what makes no sense. */
async function termCondition(term: string) {
  const registry = await app.container.make(PluginRegistry)
  const filter = (await registry.collect(caseFilters)).find(({ parameter }) => parameter === 'term')
  const { table, ofOne, elements } = await filter!.read(term)
  return {
    elements,
    sql: `EXISTS (SELECT FROM ${table} WHERE ${table}.case_id = c.case_id AND ${ofOne.sql})`,
    bindings: ofOne.bindings,
  }
}

/** Reads facts of cases and what is joined to them. */
export const fromFacts = (joins: readonly string[]) => [`${knownCaseFacts} c`, ...joins].join('\n')
