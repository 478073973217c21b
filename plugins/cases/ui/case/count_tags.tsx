import { useTranslation } from 'react-i18next'
import type { Finding } from '#kernel/case/rules/finding'
import { countsAs } from '#resources/forms/findings/severity'
import { Hidden } from '#resources/kit/hidden'
import { Tag } from '#resources/kit/tag'
import { countFindings } from './count_findings'

const TONES = { error: 'red', warning: 'amber', note: 'blue' } as const

/** How many errors, warnings and notes there are: a number in the colour of each kind. */
export function CountTags({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTranslation()
  const counts = (['error', 'warning', 'note'] as const).map(
    (kind) => [kind, findings.filter((finding) => countsAs(finding) === kind).length] as const
  )
  return (
    <>
      <span aria-hidden style={{ display: 'flex', gap: 4 }}>
        {counts.map(
          ([kind, count]) =>
            count > 0 && (
              <Tag key={kind} tone={TONES[kind]}>
                {count}
              </Tag>
            )
        )}
      </span>
      <Hidden>{countFindings(findings, t)}</Hidden>
    </>
  )
}
