import { Link } from '#resources/app/navigation/link'
import { styled } from '@mui/material/styles'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { type CaseFact, caseStrip } from '#plugins/cases/contract/slots'
import { usePermitted } from '#resources/app/use_permitted'
import { Tag } from '#resources/kit/tag'
import { colour, size } from '#resources/kit/theme/tokens'
import { CaseTabs } from '../open/case_tabs'
import { OthersHere } from '../presence/others_here'
import { Fact, Facts } from './fact'
import { SeriousnessTag } from './seriousness_tag'
import { StatusTag } from './status_tag'
import { useNewest } from './use_newest'
import { versionText } from './version_text'

const Root = styled('div')({
  'flex': 'none',
  'minHeight': 60,
  'display': 'flex',
  'alignItems': 'center',
  'flexWrap': 'wrap',
  'gap': '8px 12px',
  'padding': '8px 20px',
  'background': colour.card,
  'borderBottom': `1px solid ${colour.line}`,
  'whiteSpace': 'nowrap',
  '& h1': { fontSize: 16, fontWeight: 650 },
  '& h1 a': { color: 'inherit' },
  '& .MuiButton-root': { flex: 'none' },
  [`@media (max-width: ${size.foldBelow}px)`]: { columnGap: 8 },
})

// They come to stand in a line of their own before a fact is hidden.
const Acts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
  // Closer together, and without their keys, rather than on two lines.
  [`@media (max-width: ${size.foldBelow}px)`]: {
    'gap': 4,
    '& .MuiButton-root': { paddingInline: 8 },
    '& kbd': { display: 'none' },
  },
})

interface CaseStripProps {
  head: CaseHead
  /** Where in the case one is: a page of the editor, or the key of a tab. */
  page: string
  actions?: ReactNode
}

/**
 * The cases that are open, and the line on top of a case: which one, which version, how serious, since when, where, who has it.
 * The gravest facts come first, since a narrow window hides the last.
 */
export const CaseStrip = memo(function CaseStrip({ head, page, actions }: CaseStripProps) {
  const { t } = useTranslation()
  useNewest(head)
  const added = usePermitted(caseStrip)
  const type =
    head.reportType && t(`cases:report_type.${head.reportType}`, { defaultValue: head.reportType })
  return (
    <>
      <CaseTabs head={head} />
      <Root>
        <h1 className="num">
          <Link href={`/cases/${head.id}`}>{head.caseNo}</Link>
        </h1>
        <Tag>
          {versionText(head.versionKind, head.version)} ·{' '}
          {t('cases:strip.revision', { revision: head.revision })}
        </Tag>
        <SeriousnessTag value={head.seriousness} />
        <Facts>
          {added
            .filter(({ leads }) => leads)
            .map((fact) => (
              <AddedFact key={fact.label(t)} fact={fact} head={head} />
            ))}
          <Fact label={t('cases:strip.first_received')} num>
            {head.firstReceived?.slice(0, 10)}
          </Fact>
          <Fact label={t('cases:strip.status')} bare>
            <StatusTag status={head.status} node={head.node} />
          </Fact>
          <Fact label={t('cases:strip.owner')}>{head.ownerName}</Fact>
          <Fact label={t('cases:strip.last_received')} num>
            {head.lastReceived?.slice(0, 10)}
          </Fact>
          <Fact label={t('cases:strip.report_type')}>{type}</Fact>
          {added
            .filter(({ leads }) => !leads)
            .map((fact) => (
              <AddedFact key={fact.label(t)} fact={fact} head={head} />
            ))}
        </Facts>
        <Acts>
          <OthersHere page={page} />
          {actions}
        </Acts>
      </Root>
    </>
  )
})

/** A fact that a plugin adds. */
function AddedFact({ fact: { label, Value }, head }: { fact: CaseFact; head: CaseHead }) {
  const { t } = useTranslation()
  return (
    <Fact label={label(t)}>
      <Value case={head} />
    </Fact>
  )
}
