import { noSuch, twice } from '#plugins/coding/med_ascii/checks/sentences'
import type { FileProblems } from '#kernel/files/file_problems'
import type { Tables } from '#plugins/coding/med_ascii/read_table'

/** Each term stands once in its file and leads to one above it that is there. */
export function checkTerms(tables: Tables, problems: FileProblems): void {
  const { soc, hlgt, hlt, pt, llt, intl_ord: order } = tables
  const socs = codesOf(soc.file, soc.rows, (row) => row.soc_code, problems)
  codesOf(hlgt.file, hlgt.rows, (row) => row.hlgt_code, problems)
  codesOf(hlt.file, hlt.rows, (row) => row.hlt_code, problems)
  const pts = codesOf(pt.file, pt.rows, (row) => row.pt_code, problems)
  const llts = codesOf(llt.file, llt.rows, (row) => row.llt_code, problems)
  for (const { line, pt_soc_code: code } of pt.rows) {
    if (!socs.has(code)) problems.add(pt.file, line, noSuch('SOC', code, soc.file))
  }
  // Every preferred term is a lowest level term too: cases are coded with nothing else.
  for (const { line, pt_code: code } of pt.rows) {
    if (!llts.has(code)) problems.add(pt.file, line, noSuch('LLT', code, llt.file))
  }
  for (const { line, pt_code: code } of llt.rows) {
    if (!pts.has(code)) problems.add(llt.file, line, noSuch('PT', code, pt.file))
  }
  const ordered = codesOf(order.file, order.rows, (row) => row.soc_code, problems)
  codesOf(order.file, order.rows, (row) => row.intl_ord_code, problems)
  for (const { line, soc_code: code } of order.rows) {
    if (!socs.has(code)) problems.add(order.file, line, noSuch('SOC', code, soc.file))
  }
  if (order.rows.length === 0) return
  for (const { line, soc_code: code } of soc.rows) {
    if (!ordered.has(code)) problems.add(soc.file, line, noSuch('SOC', code, order.file))
  }
}

/** Codes with the line of the first that has it; each further one is a problem. */
function codesOf<Row extends { readonly line: number }>(
  file: string,
  rows: readonly Row[],
  codeOf: (row: Row) => string,
  problems: FileProblems
): Map<string, number> {
  const lines = new Map<string, number>()
  for (const row of rows) {
    const code = codeOf(row)
    const first = lines.get(code)
    if (first === undefined) lines.set(code, row.line)
    else problems.add(file, row.line, twice(code, first))
  }
  return lines
}
