import type { Words } from '#kernel/language/words'

import { wording } from '#plugins/coding/lang/server/wording'
import { noSuch, twice } from '#plugins/coding/med_ascii/checks/sentences'
import type { FileProblems } from '#kernel/files/file_problems'
import type { Row, Tables } from '#plugins/coding/med_ascii/read_table'

/**
 * Each way from a PT up to a SOC stands once in mdhier.asc, goes over terms that are there, under
 * the names that their own files give them; one way of each PT, to the SOC of pt.asc, is primary.
 */
export function checkPaths(tables: Tables, problems: FileProblems): void {
  const { file, rows } = tables.mdhier
  const known = knownTerms(tables)
  const seen = new Map<string, number>()
  for (const row of rows) {
    for (const [what, code, named, { names, of }] of stepsOf(row, known)) {
      const name = names.get(code)
      if (name === undefined) problems.add(file, row.line, noSuch(what, code, of))
      else if (name !== named) problems.add(file, row.line, otherName(what, code, named, name, of))
    }
    const path = `${row.pt_code} ${row.hlt_code} ${row.hlgt_code} ${row.soc_code}`
    const first = seen.get(path)
    if (first === undefined) seen.set(path, row.line)
    else problems.add(file, row.line, twice(path, first))
  }
  checkPrimary(tables, problems)
}

interface Known {
  readonly of: string
  readonly names: ReadonlyMap<string, string>
}

function knownTerms({ soc, hlgt, hlt, pt }: Tables) {
  return {
    pt: { of: pt.file, names: new Map(pt.rows.map((row) => [row.pt_code, row.pt_name])) },
    hlt: { of: hlt.file, names: new Map(hlt.rows.map((row) => [row.hlt_code, row.hlt_name])) },
    hlgt: { of: hlgt.file, names: new Map(hlgt.rows.map((row) => [row.hlgt_code, row.hlgt_name])) },
    soc: { of: soc.file, names: new Map(soc.rows.map((row) => [row.soc_code, row.soc_name])) },
    abbreviation: {
      of: soc.file,
      names: new Map(soc.rows.map((row) => [row.soc_code, row.soc_abbrev])),
    },
  }
}

type Step = readonly [what: string, code: string, named: string, known: Known]

function stepsOf(row: Row<'mdhier'>, known: ReturnType<typeof knownTerms>): Step[] {
  const steps: Step[] = [
    ['PT', row.pt_code, row.pt_name, known.pt],
    ['HLT', row.hlt_code, row.hlt_name, known.hlt],
    ['HLGT', row.hlgt_code, row.hlgt_name, known.hlgt],
    ['SOC', row.soc_code, row.soc_name, known.soc],
  ]
  // A SOC that is not there is said once.
  return known.soc.names.has(row.soc_code)
    ? [...steps, ['SOC', row.soc_code, row.soc_abbrev, known.abbreviation]]
    : steps
}

function checkPrimary({ mdhier, pt }: Tables, problems: FileProblems): void {
  const socOf = new Map(pt.rows.map((row) => [row.pt_code, row.pt_soc_code]))
  const primary = new Map<string, number>()
  for (const row of mdhier.rows) {
    const soc = socOf.get(row.pt_code)
    if (soc === undefined) continue
    const { line, pt_code: code } = row
    if (row.pt_soc_code !== soc)
      problems.add(mdhier.file, line, otherSoc(code, row.pt_soc_code, soc, pt.file))
    if (row.primary_soc_fg !== 'Y') continue
    const first = primary.get(code)
    if (first !== undefined) problems.add(mdhier.file, line, secondPrimary(code, first))
    else primary.set(code, line)
    if (row.soc_code !== soc)
      problems.add(mdhier.file, line, otherSoc(code, row.soc_code, soc, pt.file))
  }
  for (const { line, pt_code: code } of pt.rows) {
    if (!primary.has(code)) problems.add(pt.file, line, noPrimary(code, mdhier.file))
  }
}

function otherName(what: string, code: string, named: string, name: string, of: string): Words {
  return wording('paths.the_is_here_and_in', { what, code, value: named, name, of })
}

function otherSoc(pt: string, named: string, soc: string, of: string): Words {
  return wording('paths.the_primary_soc_of_the_pt', { pt, value: named, soc, of })
}

function secondPrimary(pt: string, first: number): Words {
  return wording('paths.the_pt_has_a_second_primary', { pt, first })
}

function noPrimary(pt: string, of: string): Words {
  return wording('paths.the_pt_has_no_primary_path', { pt, of })
}
