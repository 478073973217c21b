import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { caseTabs, chosenCaseActs } from '#plugins/cases/contract/slots'
import type { ReportParameters } from '#plugins/reports/contract'
import { useAnswer } from '#resources/app/calls/use_answer'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { useShell } from '#resources/app/shared_props'
import { usePermitted } from '#resources/app/use_permitted'
import { fillingsOf } from '#resources/app/slots'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { FormsProvider } from '#resources/forms/catalogue/forms_context'
import { ErrorState } from '#resources/kit/error_state'
import { PageHeader } from '#resources/kit/page_header'
import { Card, Quiet } from '#resources/kit/panel'
import { cellQuery } from '../../cell_link'
import { ReportFilters } from '../../filters/report_filters'
import { parametersFrom } from '../../report_address'

const Both = styled('div')({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
})

const PAGE = 50

/** Of the act that makes papers of many cases. */
const PRINTS = 'CASE_PAPER'

/** The papers of the cases that filters find, one after the other, before they are made in bulk. */
export default function ReportPreview({ catalogueHash }: { catalogueHash: string }) {
  const { t } = useTranslation()
  const { permissions } = useShell()
  const [asked, setAsked] = useState<ReportParameters>(() => parametersFrom(window.location.search))
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<string | null>(null)
  const reportCell = cellQuery({ report: 'gender', parameters: asked, part: 'main', row: [] })
  const { data, error, reload } = useAnswer(
    'GET /cases',
    { query: { page, pageSize: PAGE, reportCell } },
    { keep: true }
  )
  // Of all that is done with chosen cases, what makes their papers leads on from here.
  const acts = usePermitted(chosenCaseActs).filter(({ permission }) => permission === PRINTS)
  const rows = data?.rows ?? []
  const shown = rows.find(({ id }) => id === chosen) ?? rows[0]
  const tab = fillingsOf(caseTabs).find(
    (each) => each.key === 'papers' && (!each.permission || permissions.includes(each.permission))
  )
  const Papers = tab && 'Body' in tab ? tab.Body : null
  return (
    <div style={{ padding: '16px 20px 20px' }}>
      <ScreenTitle title={t('reports:preview.title')} />
      <PageHeader
        title={t('reports:preview.title')}
        fact={data && t('reports:cases', { count: data.total })}
        actions={
          data &&
          acts.map(({ Act }, at) => (
            <Act key={at} chosen={{ found: { reportCell } }} count={data.total} onDone={reload} />
          ))
        }
      />
      <ReportFilters
        asked={asked}
        onChange={(change) => {
          setPage(1)
          setAsked({ ...asked, ...change })
        }}
      />
      {error && <ErrorState text={error} onRetry={reload} />}
      {data && !shown && (
        <EmptyState icon="cases" title={t('reports:none')} text={t('reports:none_text')} />
      )}
      {shown && (
        <Both>
          <Card role="group" aria-label={t('reports:preview.cases')} sx={{ p: 1 }}>
            {rows.map(({ id, caseNo }) => (
              <Btn
                key={id}
                fullWidth
                size="small"
                kind={id === shown.id ? 'primary' : 'ghost'}
                aria-current={id === shown.id}
                onClick={() => setChosen(id)}
              >
                {caseNo}
              </Btn>
            ))}
            {data && data.total > PAGE && (
              <Btn
                size="small"
                disabled={page * PAGE >= data.total}
                onClick={() => setPage(page + 1)}
              >
                {t('reports:preview.more')}
              </Btn>
            )}
          </Card>
          <div>
            {/* A row of the list has all of a head that papers ask: its id; the revision is the latest. */}
            {Papers ? (
              <FormsProvider hash={catalogueHash} waiting={null}>
                <Papers key={shown.id} case={shown as unknown as CaseHead} />
              </FormsProvider>
            ) : (
              <Quiet as="p">{t('reports:preview.no_papers')}</Quiet>
            )}
          </div>
        </Both>
      )}
    </div>
  )
}
