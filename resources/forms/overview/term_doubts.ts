import type { CodedTerm } from '#kernel/forms/coded_terms'
import type { Finding } from '#kernel/rules/finding'
import { FindingsStore } from '#resources/forms/findings/findings_store'
import { countsAs } from '#resources/forms/findings/severity'

/** What the rules hold against a place: its code, and the version that it was taken from. */
export function termDoubts(findings: readonly Finding[]) {
  const store = new FindingsStore()
  store.set(findings.filter((finding) => countsAs(finding) !== 'note'))
  return ({ path, versionPath }: Pick<CodedTerm, 'path' | 'versionPath'>): readonly Finding[] =>
    store.of(versionPath === undefined ? [path] : [path, versionPath])
}
