import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { Moment } from '#resources/app/moment'
import { Link } from '#resources/app/navigation/link'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { ErrorState } from '#resources/kit/error_state'
import { PageHeader } from '#resources/kit/page_header'
import { Card, Panel, Quiet } from '#resources/kit/panel'
import { reportAddress } from '../../report_address'
import { ReportView } from '../../report_view'

const Tiles = styled('ul')({
  'display': 'grid',
  'gridTemplateColumns': 'repeat(auto-fill, minmax(300px, 1fr))',
  'gap': 12,
  'margin': '12px 0 20px',
  'padding': 0,
  'listStyle': 'none',
  '& a': { fontWeight: 600 },
  '& p': { margin: '4px 0 0' },
})
const Runs = styled('ul')({
  'margin': 0,
  'padding': '8px 14px 8px 30px',
  '& a': { textDecoration: 'underline' },
})

/** The reports, and the runs that were kept; a report of a plugin is shown here as well. */
export default function ReportCenter() {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer('GET /reports', {}, { keep: true })
  const runs = useAnswer('GET /reports/runs', {}, { keep: true })
  const report = new URLSearchParams(window.location.search).get('report')
  if (report) return <ReportView key={report} report={report} />
  const tiles = [
    ...(data?.hasListings
      ? [
          {
            key: 'linelisting',
            href: '/report/linelisting',
            label: t('reports:linelisting.label'),
            what: t('reports:linelisting.what'),
          },
        ]
      : []),
    ...(data?.reports ?? []).map(({ key, label, what }) => ({
      ...{ key, href: reportAddress(key), label: say(label), what: say(what) },
    })),
    {
      key: 'report_preview',
      href: '/report/report_preview',
      label: t('reports:preview.title'),
      what: t('reports:preview.what'),
    },
  ]
  return (
    <div style={{ padding: '16px 20px 20px' }}>
      <ScreenTitle title={t('reports:title')} />
      <PageHeader title={t('reports:title')} />
      {error && <ErrorState text={error} onRetry={reload} />}
      {data && (
        <Tiles>
          {tiles.map(({ key, href, label, what }) => (
            <Card as="li" key={key} sx={{ p: 1.75 }}>
              <Link href={href}>{label}</Link>
              <Quiet as="p">{what}</Quiet>
            </Card>
          ))}
        </Tiles>
      )}
      <Panel title={t('reports:run.all')}>
        {runs.data?.length === 0 && (
          <p style={{ padding: '0 14px' }}>
            <Quiet>{t('reports:run.none')}</Quiet>
          </p>
        )}
        <Runs>
          {(runs.data ?? []).map((run) => (
            <li key={run.id}>
              <Link href={reportAddress(run.report, {}, run.id)}>{run.name}</Link>{' '}
              <Quiet className="num">
                <Moment at={run.at} /> {run.madeBy}
              </Quiet>
            </li>
          ))}
        </Runs>
      </Panel>
    </div>
  )
}
