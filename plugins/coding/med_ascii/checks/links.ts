import type { Words } from '#kernel/language/words'

import { wording } from '#plugins/coding/lang/server/wording'
import { twice } from '#plugins/coding/med_ascii/checks/sentences'
import type { FileProblems } from '#kernel/files/file_problems'
import type { Tables } from '#plugins/coding/med_ascii/read_table'

interface Link {
  readonly line: number
  readonly above: string
  readonly below: string
}

/** The files of links say the same as mdhier.asc, both ways, and each link once. */
export function checkLinks(tables: Tables, problems: FileProblems): void {
  const { mdhier, soc_hlgt: groups, hlgt_hlt: terms, hlt_pt: preferred } = tables
  const paths = mdhier.rows
  agree(
    groups.file,
    groups.rows.map((row) => ({ line: row.line, above: row.soc_code, below: row.hlgt_code })),
    mdhier.file,
    paths.map((row) => ({ line: row.line, above: row.soc_code, below: row.hlgt_code })),
    problems
  )
  agree(
    terms.file,
    terms.rows.map((row) => ({ line: row.line, above: row.hlgt_code, below: row.hlt_code })),
    mdhier.file,
    paths.map((row) => ({ line: row.line, above: row.hlgt_code, below: row.hlt_code })),
    problems
  )
  agree(
    preferred.file,
    preferred.rows.map((row) => ({ line: row.line, above: row.hlt_code, below: row.pt_code })),
    mdhier.file,
    paths.map((row) => ({ line: row.line, above: row.hlt_code, below: row.pt_code })),
    problems
  )
}

function agree(
  file: string,
  links: readonly Link[],
  pathFile: string,
  paths: readonly Link[],
  problems: FileProblems
): void {
  const linked = new Map<string, number>()
  const onPaths = new Set(paths.map(keyOf))
  for (const link of links) {
    const key = keyOf(link)
    const first = linked.get(key)
    if (first !== undefined) problems.add(file, link.line, twice(key, first))
    else linked.set(key, link.line)
    if (!onPaths.has(key)) problems.add(file, link.line, notIn(link, pathFile))
  }
  const reported = new Set<string>()
  for (const path of paths) {
    const key = keyOf(path)
    if (linked.has(key) || reported.has(key)) continue
    reported.add(key)
    problems.add(pathFile, path.line, notIn(path, file))
  }
}

function keyOf({ above, below }: Link): string {
  return `${above} ${below}`
}

function notIn({ above, below }: Link, file: string): Words {
  return wording('links.stands_under_here_but_not_in', { below, above, file })
}
