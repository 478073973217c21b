import { styled } from '@mui/material/styles'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/content/case_content'
import type { Finding } from '#kernel/rules/finding'
import { countsAs } from '#resources/forms/findings/severity'
import { EmptyState } from '#resources/kit/empty_state'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import { FindingItem } from './finding_item'
import { FilterTag } from './filter_tag'

const Root = styled('aside')({
  background: colour.card,
  borderLeft: `1px solid ${colour.line}`,
  overflow: 'auto',
})
const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 44,
  padding: '0 40px 0 14px',
  borderBottom: `1px solid ${colour.line}`,
  fontWeight: 650,
})
const MOST_SHOWN = 100

interface FindingsPanelProps {
  content: CaseContent
  findings: readonly Finding[]
  onGo: (finding: Finding) => void
}

/** What the rules say, the gravest first, with why, and a way to the field. */
export const FindingsPanel = memo(function FindingsPanel(props: FindingsPanelProps) {
  const { content, findings, onGo } = props
  const { t } = useTranslation()
  const [only, setOnly] = useState<'error' | 'warning' | null>(null)
  const errors = findings.filter((finding) => countsAs(finding) === 'error')
  const warnings = findings.filter((finding) => countsAs(finding) === 'warning')
  const notes = findings.filter((finding) => countsAs(finding) === 'note')
  const all = [...errors, ...warnings, ...notes]
  const shown = only === 'error' ? errors : only === 'warning' ? warnings : all
  return (
    <Root aria-label={t('cases:findings.title')}>
      <Head>
        {t('cases:findings.title')}
        {errors.length > 0 && (
          <FilterTag
            on={only === 'error'}
            onClick={() => setOnly(only === 'error' ? null : 'error')}
            label={`${errors.length} ${t('cases:findings.only_errors')}`}
          >
            <Tag tone="red">{errors.length}</Tag>
          </FilterTag>
        )}
        {warnings.length > 0 && (
          <FilterTag
            on={only === 'warning'}
            onClick={() => setOnly(only === 'warning' ? null : 'warning')}
            label={`${warnings.length} ${t('cases:findings.only_warnings')}`}
          >
            <Tag tone="amber">{warnings.length}</Tag>
          </FilterTag>
        )}
        {notes.length > 0 && <Tag tone="blue">{notes.length}</Tag>}
      </Head>
      {findings.length === 0 && (
        <EmptyState
          icon="check"
          title={t('cases:findings.none')}
          text={t('cases:findings.none_text')}
        />
      )}
      {shown.slice(0, MOST_SHOWN).map((finding) => (
        <FindingItem
          key={`${finding.rule} ${finding.path} ${finding.message.en}`}
          finding={finding}
          content={content}
          onGo={onGo}
        />
      ))}
    </Root>
  )
})
