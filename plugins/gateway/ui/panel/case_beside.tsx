import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { versionWords } from '#plugins/cases/contract/version_words'
import type { CaseAtDestination } from '#plugins/gateway/contract/shown'
import { say } from '#resources/app/language'
import { Link } from '#resources/app/navigation/link'
import { Card, Grow, Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { CasePanel } from './case_panel'

const Head = styled('header')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 8,
  'minHeight': 40,
  'padding': '0 12px',
  'borderBottom': `1px solid ${colour.line}`,
  '& h2': { margin: 0, fontSize: 13, fontWeight: 650 },
})

/** The chosen case, at the right of the list. */
export function CaseBeside({ row }: { row: CaseAtDestination }) {
  const { t } = useTranslation()
  const { caseId, caseNo, version, versionKind, destination } = row
  return (
    <Card
      as="aside"
      aria-label={t('gateway:panel.of', { caseNo })}
      sx={{ overflow: 'auto' }}
      tabIndex={0}
    >
      <Head>
        <h2 className="num">{caseNo}</h2>
        <Quiet>{say(versionWords(versionKind, version))}</Quiet>
        <Grow />
        <a href={`/cases/${caseId}/print`} target="_blank" rel="noreferrer">
          {t('gateway:check.readable')}
        </a>
        <Link href={`/cases/${caseId}`}>{t('gateway:panel.open_case')}</Link>
      </Head>
      <CasePanel caseId={caseId} first={destination.id} />
    </Card>
  )
}
