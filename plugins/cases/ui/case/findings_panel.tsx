import { styled } from '@mui/material/styles'
import { memo, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/case/content/case_content'
import type { Finding } from '#kernel/case/rules/finding'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { countsAs } from '#resources/forms/findings/severity'
import { EmptyState } from '#resources/kit/empty_state'
import { onRovingKey } from '#resources/kit/roving'
import { colour } from '#resources/kit/theme/tokens'
import { FilterTag } from './filter_tag'
import { FindingGroup } from './finding_group'
import { FindingItem } from './finding_item'
import { keyOfFinding } from './finding_steps'
import { findingGroups } from './findings_by_page'
import { WaitingFields } from './waiting_fields'

const Root = styled('aside')({
  background: colour.card,
  borderLeft: `1px solid ${colour.line}`,
  overflow: 'auto',
})
const Head = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 44,
  padding: '0 40px 0 14px',
  background: colour.card,
  fontWeight: 650,
})
const KINDS = [
  ['error', 'red'],
  ['warning', 'amber'],
  ['note', 'blue'],
] as const
type Kind = (typeof KINDS)[number][0]

interface FindingsPanelProps {
  content: CaseContent
  findings: readonly Finding[]
  onGo: (finding: Finding) => void
  /** What is missing and not told yet; it is told by a check. */
  waiting?: readonly Finding[]
  onCheck?: () => void
}

/** What the rules say, page by page, the gravest first; each leads to its field. */
export const FindingsPanel = memo(function FindingsPanel(props: FindingsPanelProps) {
  const { content, findings, onGo, waiting = [], onCheck } = props
  const { t } = useTranslation()
  const { pages } = useForms()
  const [only, setOnly] = useState<Kind | null>(null)
  const shown = useMemo(
    () => (only ? findings.filter((finding) => countsAs(finding) === only) : findings),
    [findings, only]
  )
  const groups = useMemo(() => findingGroups(pages, shown), [pages, shown])
  const [reached, setReached] = useState('')
  const keys = groups.flatMap((group) => group.findings.map(keyOfFinding))
  const tabStop = keys.includes(reached) ? reached : keys[0]
  return (
    <Root
      aria-label={t('cases:findings.title')}
      onKeyDown={(event) => void onRovingKey(event, '[data-finding]')}
    >
      <Head>
        {t('cases:findings.title')}
        {KINDS.map(([kind, tone]) => {
          const count = findings.filter((finding) => countsAs(finding) === kind).length
          return (
            (count > 0 || only === kind) && (
              <FilterTag
                key={kind}
                on={only === kind}
                tone={tone}
                count={count}
                label={t(`cases:findings.only.${kind}`, { count })}
                onClick={() => setOnly(only === kind ? null : kind)}
              />
            )
          )
        })}
      </Head>
      {onCheck && waiting.length > 0 && <WaitingFields waiting={waiting} onCheck={onCheck} />}
      {findings.length === 0 && waiting.length === 0 && (
        <EmptyState
          icon="check"
          title={t('cases:findings.none')}
          text={t('cases:findings.none_text')}
        />
      )}
      {groups.map((group) => (
        <FindingGroup key={group.page?.page ?? ''} group={group}>
          {(finding) => {
            const key = keyOfFinding(finding)
            return (
              <FindingItem
                key={key}
                finding={finding}
                content={content}
                reached={key === tabStop}
                onFocus={() => setReached(key)}
                onGo={onGo}
              />
            )
          }}
        </FindingGroup>
      ))}
    </Root>
  )
})
