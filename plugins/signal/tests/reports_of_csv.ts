import { readFileSync } from 'node:fs'

import { parse } from 'csv-parse/sync'

import { ageGroupOf } from '#plugins/signal/counting/age_group'
import type { KeptReport } from '#plugins/signal/counting/kept_report'
import { caseFile } from '#plugins/signal/tests/reference_files'

const sexes: Readonly<Record<string, string>> = { F: 'female', M: 'male' }

/** The reports of a file of cases: id, drug, event, sex, age, a row for each pair. */
export function reportsOfCsv(name: string): KeptReport[] {
  const rows: Record<string, string>[] = parse(readFileSync(caseFile(name)), { columns: true })
  const byId = Map.groupBy(rows, ({ id }) => id!)
  return [...byId].map(([id, own]) => ({
    ...{ caseId: id, caseNo: id, revision: 1, isSerious: false, isFatal: false, onsets: [] },
    strata: {
      sex: sexes[own[0]!.sex!] ?? 'unknown',
      age: own[0]!.age ? ageGroupOf({ D_2_2a: own[0]!.age, D_2_2b: 'a' }) : 'unknown',
      ...{ year: 'unknown', country: 'unknown' },
    },
    drugs: [...new Set(own.map(({ drug }) => drug!))],
    terms: { pt: [...new Set(own.map(({ event }) => event!))] },
  }))
}
