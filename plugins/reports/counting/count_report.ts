import app from '@adonisjs/core/services/app'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { toKey } from '#kernel/case/content/element_id'
import type { Reading } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { today } from '#kernel/fields/today'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { CaseReading } from '#plugins/cases/contract/reading'
import type {
  ReportDefinition,
  ReportFact,
  ReportParameters,
  ReportResult,
  ResultPart,
} from '#plugins/reports/contract'
import { yearBefore } from '#plugins/reports/contract/year_before'
import { addQuantities } from '#plugins/reports/counting/add_quantities'
import { arrangePart, SHORT_LIST } from '#plugins/reports/counting/arrange_part'
import { countedCases } from '#plugins/reports/counting/base_query'
import { fillSpans } from '#plugins/reports/counting/fill_spans'
import { type KnownFacts, knownFacts } from '#plugins/reports/counting/known_facts'
import { namesOfValues } from '#plugins/reports/counting/names_of_values'
import {
  countingSql,
  missingFacts,
  partQuery,
  type PartQuery,
  partsOf,
} from '#plugins/reports/counting/part_query'
import { type CountedRow, selectCounts, selectLeftOut } from '#plugins/reports/records/count_parts'

/** How numbers are fetched: from the facts as they stand, or from others in their place. */
export type CountRows = (trx: Reading, query: PartQuery) => Promise<CountedRow[]>

const asTheyStand: CountRows = (trx, query) => selectCounts(trx, countingSql(query))

/**
 * Counts the cases of the current scope by a report. Refuses with 1003 who does not see all that it
 * follows from, with 2017 parameters that make no sense.
 */
export async function countReport(
  trx: Reading,
  report: ReportDefinition,
  parameters: ReportParameters,
  count: CountRows = asTheyStand
): Promise<ReportResult> {
  const began = performance.now()
  const known = await knownFacts()
  const parts: ResultPart[] = []
  const missing = new Set<string>()
  for (const part of partsOf(report, parameters)) {
    const lacking = missingFacts(part, known)
    for (const key of lacking) missing.add(key)
    if (lacking.length > 0) continue
    const query = await partQuery(part, parameters, known)
    await refuseUnseen(query.elements)
    parts.push(await countPart(trx, query, parameters, known, count))
  }
  const isDated = parameters.from !== undefined || parameters.to !== undefined
  const left = await selectLeftOut(trx, await countedCases(parameters, known), isDated)
  return {
    ...{ report: report.key, version: report.version, parameters, parts },
    missing: [...missing],
    ...left,
    at: new Date().toISOString(),
    ms: Math.round(performance.now() - began),
  }
}

/** Whoever does not see an element as it stands in each case learns no number that follows from it. */
export async function refuseUnseen(elements: readonly string[]): Promise<void> {
  if (!(await seesAll(elements))) throw new kernelErrors.E_NO_PERMISSION()
}

/** Whether the actor sees these elements as they stand in each case. */
export async function seesAll(elements: readonly string[]): Promise<boolean> {
  const unseen = await (await app.container.make(CaseReading)).unseen()
  return !elements.some((element) => unseen.has(toKey(element)))
}

async function countPart(
  trx: Reading,
  query: PartQuery,
  parameters: ReportParameters,
  known: KnownFacts,
  count: CountRows
): Promise<ResultPart> {
  const counted = await count(trx, query)
  const { rows, column, part } = query
  const found = (key: 'r1' | 'r2' | 'k') => new Set(counted.map((row) => row[key] ?? null))
  const { catalogue } = await app.container.make(FormSchemas)
  const named = {
    rows: await Promise.all(
      rows.map((fact, at) => namesOfValues(trx, fact, found(at === 0 ? 'r1' : 'r2')))
    ),
    column: column && (await namesOfValues(trx, column, found('k'))),
    always: ({ names }: ReportFact) => {
      if (typeof names === 'string' || 'terms' in names) return []
      if ('choices' in names) return names.choices.map(({ value }) => value)
      const codes = catalogue.codeList(names.codeList)?.codes ?? []
      return codes.length > SHORT_LIST ? [] : codes.map(({ code }) => code)
    },
  }
  const arranged = arrangePart(query, counted, named)
  if (part.quantities) return addQuantities(trx, arranged)
  if (!part.yearBefore) return arranged
  const earlier = await partQuery(part, shifted(parameters), known)
  const before = new Map(
    (await count(trx, earlier))
      .filter(({ level }) => level === 1)
      .map(({ r1, cases }) => [r1 ?? '', cases])
  )
  return fillSpans(arranged, parameters, before, today(await projectAtHand()))
}

const shifted = ({ from, to, ...others }: ReportParameters): ReportParameters => ({
  ...others,
  ...(from !== undefined && { from: yearBefore(from) }),
  ...(to !== undefined && { to: yearBefore(to) }),
})
