import type { Words } from '#kernel/language/words'

import { wording } from '#plugins/coding/lang/server/wording'
import { noSuch, twice } from '#plugins/coding/med_ascii/checks/sentences'
import type { FileProblems } from '#kernel/files/file_problems'
import type { Row, Tables } from '#plugins/coding/med_ascii/read_table'

/** Members of the SMQs are there, no SMQ holds itself, and all are of the version of the release. */
export function checkSmqs(tables: Tables, version: string, problems: FileProblems): void {
  const { smq_list: list, smq_content: content } = tables
  const smqs = new Map<string, number>()
  for (const { line, smq_code: code, MedDRA_version: ofVersion } of list.rows) {
    const first = smqs.get(code)
    if (first !== undefined) problems.add(list.file, line, twice(code, first))
    else smqs.set(code, line)
    if (ofVersion.trim() !== version)
      problems.add(list.file, line, otherVersion(ofVersion, version))
  }
  const members: Readonly<Record<string, readonly [string, ReadonlySet<string>, string]>> = {
    '0': ['SMQ', new Set(smqs.keys()), list.file],
    '4': ['PT', new Set(tables.pt.rows.map((row) => row.pt_code)), tables.pt.file],
    '5': ['LLT', new Set(tables.llt.rows.map((row) => row.llt_code)), tables.llt.file],
  }
  const seen = new Map<string, number>()
  for (const row of content.rows) {
    const { line, smq_code: smq, term_code: code, term_level: level, term_scope: scope } = row
    const [what, known, file] = members[level]!
    if (!smqs.has(smq)) problems.add(content.file, line, noSuch('SMQ', smq, list.file))
    if (!known.has(code)) problems.add(content.file, line, noSuch(what, code, file))
    if ((level === '0') !== (scope === '0')) problems.add(content.file, line, wrongScope)
    const key = `${smq} ${code} ${level} ${scope} ${row.term_category}`
    const first = seen.get(key)
    if (first !== undefined) problems.add(content.file, line, twice(`${smq} ${code}`, first))
    else seen.set(key, line)
  }
  checkCircles(content.file, content.rows, problems)
}

/** Walks down from every SMQ once; a child that stands above itself closes a circle. */
function checkCircles(
  file: string,
  rows: readonly Row<'smq_content'>[],
  problems: FileProblems
): void {
  const children = Map.groupBy(
    rows.filter(({ term_level: level }) => level === '0'),
    (row) => row.smq_code
  )
  const done = new Set<string>()
  const above = new Set<string>()
  const walk = (smq: string): void => {
    if (done.has(smq)) return
    above.add(smq)
    for (const { line, term_code: child } of children.get(smq) ?? []) {
      if (above.has(child)) problems.add(file, line, circle(smq, child))
      else walk(child)
    }
    above.delete(smq)
    done.add(smq)
  }
  for (const smq of children.keys()) walk(smq)
}

function otherVersion(ofVersion: string, version: string): Words {
  return wording('smqs.the_smq_is_of_version_but', { value: ofVersion.slice(0, 20), version })
}

const wrongScope: Words = wording('smqs.wrong_scope')

function circle(smq: string, child: string): Words {
  return wording('smqs.the_smq_holds_which_holds_again', { child, smq })
}
