import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/case/content/case_content'
import { displayPath } from '#kernel/case/content/element_path'
import type { Finding } from '#kernel/case/rules/finding'
import { say } from '#resources/app/language'
import { severityTones } from '#resources/forms/findings/severity'
import { Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import { shortPath } from './short_path'

const Item = styled(ButtonBase)({
  'display': 'grid',
  'gap': 4,
  'width': '100%',
  'padding': '9px 14px',
  'justifyItems': 'start',
  'textAlign': 'left',
  'font': 'inherit',
  'borderTop': `1px solid ${colour.lineSoft}`,
  '&:hover': { background: colour.hover },
  '& > span:first-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 8px',
    alignItems: 'center',
    minWidth: 0,
    maxWidth: '100%',
  },
  '& .say': { lineHeight: 1.45, overflowWrap: 'anywhere' },
})

interface FindingItemProps {
  finding: Finding
  content: CaseContent
  onGo: (finding: Finding) => void
  /** Whether Tab reaches it; arrows reach the others. */
  reached: boolean
  onFocus: () => void
}

/** One finding: how grave, where, what and why; pressing it leads there. */
export function FindingItem({ finding, content, onGo, reached, onFocus }: FindingItemProps) {
  const { t } = useTranslation()
  const place = displayPath(finding.path, content)
  return (
    <Item
      data-finding={finding.rule}
      tabIndex={reached ? 0 : -1}
      title={`${place} · ${finding.rule}`}
      onFocus={onFocus}
      onClick={() => onGo(finding)}
    >
      <span>
        <Tag tone={severityTones[finding.severity]}>
          {t(`cases:findings.severity.${finding.severity}`)}
        </Tag>
        <Quiet className="num">
          {shortPath(place)} · {finding.rule}
        </Quiet>
      </span>
      <span className="say">{say(finding.message)}</span>
      {finding.why && (
        <span className="say" style={{ color: colour.ink2, fontSize: 12 }}>
          {say(finding.why)}
        </span>
      )}
    </Item>
  )
}
