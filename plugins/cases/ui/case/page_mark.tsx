import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Finding } from '#kernel/case/rules/finding'
import { countsAs } from '#resources/forms/findings/severity'
import { colour } from '#resources/kit/theme/tokens'

const Count = styled('b')({
  fontSize: 11,
  fontWeight: 650,
  color: '#fff',
  borderRadius: 8,
  padding: '0 6px',
  lineHeight: '16px',
})

/** How many errors, else how many warnings, a page has; nothing when it has none. */
export function PageMark({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTranslation()
  const errors = findings.filter((finding) => countsAs(finding) === 'error').length
  const warnings = findings.filter((finding) => countsAs(finding) === 'warning').length
  if (errors + warnings === 0) return null
  const count = errors || warnings
  const words = t(errors > 0 ? 'cases:tree.errors' : 'cases:tree.warnings', { count })
  return (
    <Count
      className="num"
      role="img"
      aria-label={words}
      title={words}
      style={{ background: errors > 0 ? colour.red : colour.amber }}
    >
      {count}
    </Count>
  )
}
