import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import { headingOf } from '#plugins/sur/contract/template'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useLanguage } from '#resources/app/language_context'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { ErrorState } from '#resources/kit/error_state'
import { PageHeader } from '#resources/kit/page_header'
import { Card } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { Page } from '../../parts/page'
import { KindLinks } from '../../parts/kind_links'

const Table = styled('table')({
  'width': '100%',
  'borderCollapse': 'collapse',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    padding: '8px 14px',
    borderBottom: `1px solid ${colour.lineSoft}`,
  },
  '& thead th': { background: colour.head, color: colour.ink2, fontSize: 12 },
  '& tbody th': { width: '28%', fontWeight: 550 },
  '& td:last-child': { width: '28%', color: colour.ink2 },
})

/** What a kind of report consists of, and what belongs in each section. */
export default function TemplateView({ kind }: { kind: ReportKind }) {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer('GET /report/base/template', {
    query: { rsType: kind },
  })
  const language = useLanguage()
  const template = data?.template
  return (
    <Page>
      <ScreenTitle title={t('sur:template.title', { kind })} />
      <PageHeader
        title={t('sur:template.title', { kind })}
        fact={
          template &&
          t('sur:template.sections', {
            count: template.sections.length,
            guideline: template.guideline,
          })
        }
        actions={<KindLinks kind={kind} here="template" />}
      />
      {error && <ErrorState text={error} onRetry={reload} />}
      {template && (
        <Card sx={{ mt: 1.5, overflow: 'hidden' }}>
          <Table>
            <thead>
              <tr>
                <th>{t('sur:template.section')}</th>
                <th>{t('sur:template.help')}</th>
                <th>{t('sur:template.sentence')}</th>
              </tr>
            </thead>
            <tbody>
              {template.sections.map((section) => (
                <tr key={section.key}>
                  <th scope="row">{headingOf(section, language)}</th>
                  <td>{section.help[language]}</td>
                  <td>{section.sentence?.[language] ?? '—'}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
      )}
    </Page>
  )
}
