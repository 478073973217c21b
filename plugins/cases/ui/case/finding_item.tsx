import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/content/case_content'
import { displayPath } from '#kernel/content/element_path'
import type { Finding } from '#kernel/rules/finding'
import { say } from '#resources/app/language'
import { severityTones } from '#resources/forms/findings/severity'
import { Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import { shortPath } from './short_path'

const Item = styled('div')({
  'padding': '10px 14px',
  'borderBottom': `1px solid ${colour.lineSoft}`,
  'display': 'grid',
  'gap': 4,
  'justifyItems': 'start',
  '& > div': { display: 'flex', gap: 8, alignItems: 'center', minWidth: 0, maxWidth: '100%' },
  '& p': { lineHeight: 1.45, overflowWrap: 'anywhere' },
})

interface FindingItemProps {
  finding: Finding
  content: CaseContent
  onGo: (finding: Finding) => void
}

/** One finding: how grave, where, what, why, and a way there. */
export function FindingItem({ finding, content, onGo }: FindingItemProps) {
  const { t } = useTranslation()
  const place = displayPath(finding.path, content)
  return (
    <Item>
      <div>
        <Tag tone={severityTones[finding.severity]}>
          {t(`cases:findings.severity.${finding.severity}`)}
        </Tag>
        <Quiet
          className="num"
          title={`${place} · ${finding.rule}`}
          style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {shortPath(place)} · {finding.rule}
        </Quiet>
      </div>
      <p>{say(finding.message)}</p>
      {finding.why && <p style={{ color: colour.ink2, fontSize: 12 }}>{say(finding.why)}</p>}
      <Link
        component="button"
        type="button"
        underline="hover"
        sx={{ fontSize: 13 }}
        onClick={() => onGo(finding)}
      >
        {t('cases:findings.go')}
      </Link>
    </Item>
  )
}
