import type { TFunction } from 'i18next'
import type { Finding } from '#kernel/case/rules/finding'
import { countsAs } from '#resources/forms/findings/severity'

const KINDS = ['error', 'warning', 'note'] as const

/** How many there are of each kind, in words: `3 errors · 1 note`; empty where there are none. */
export function countFindings(findings: readonly Finding[], t: TFunction): string {
  return KINDS.map((kind) => {
    const count = findings.filter((finding) => countsAs(finding) === kind).length
    return count > 0 ? t(`cases:tree.${kind}s`, { count }) : ''
  })
    .filter(Boolean)
    .join(' · ')
}
