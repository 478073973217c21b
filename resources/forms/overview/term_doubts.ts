import type { CodedTerm } from '#kernel/case/forms/coded_terms'
import type { Finding } from '#kernel/case/rules/finding'
import { findingsOf, newFindings, NOTHING_FOUND } from '#resources/forms/findings/findings'
import { countsAs } from '#resources/forms/findings/severity'

/** What the rules hold against a place: its code, and the version that it was taken from. */
export function termDoubts(findings: readonly Finding[]) {
  const heavy = findings.filter((finding) => countsAs(finding) !== 'note')
  const { byPath } = newFindings(NOTHING_FOUND, heavy)
  return ({ path, versionPath }: Pick<CodedTerm, 'path' | 'versionPath'>): readonly Finding[] =>
    findingsOf(byPath, versionPath === undefined ? [path] : [path, versionPath])
}
