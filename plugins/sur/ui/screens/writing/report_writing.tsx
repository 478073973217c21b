import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import { isThrough } from '#plugins/sur/contract/periodic_report'
import type { ShownReport } from '#plugins/sur/contract/shown'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useNavigation } from '#resources/app/navigation/navigation'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { ErrorState } from '#resources/kit/error_state'
import { PageHeader } from '#resources/kit/page_header'
import { colour } from '#resources/kit/theme/tokens'
import { StatusTag } from '../../parts/tags'
import { ReportActs } from '../../writing/report_acts'
import { SectionPane } from '../../writing/section_pane'
import { SectionTree } from '../../writing/section_tree'
import { SidePane } from '../../writing/side_pane'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%' })
const Head = styled('div')({
  padding: '12px 20px',
  background: colour.card,
  borderBottom: `1px solid ${colour.line}`,
})
const Body = styled('div')({
  'flex': 1,
  'minHeight': 0,
  'display': 'grid',
  'gridTemplateColumns': '262px minmax(0, 1fr) 310px',
  '& > *': { minHeight: 0, overflow: 'auto' },
  '@media (max-width: 1380px)': { gridTemplateColumns: '224px minmax(0, 1fr) 270px' },
})

/** Id of the report behind the last stroke of the address. */
const reportIn = (url: string): string => url.split('?')[0]!.split('/').at(-1)!

/** A periodic report: its sections at the left, the text of one, comments and people at the right. */
export default function ReportWriting({ kind }: { kind: ReportKind }) {
  const { t } = useTranslation()
  const { url } = useNavigation()
  const [chosen, setChosen] = useState<string | null>(null)
  const { data, error, reload } = useAnswer(
    'GET /report/base/business/{reportId}',
    { path: { reportId: reportIn(url) } },
    { keep: true }
  )
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return null
  const report = data.report as ShownReport
  const { ordinal, sections, start, lockPoint, dueDate } = report
  const section = sections.find(({ key }) => key === chosen) ?? sections[0]!
  const through = sections.filter(({ state }) => isThrough(state)).length
  const title = `${kind} ${t('sur:nth', { ordinal })}`
  return (
    <Root>
      <ScreenTitle title={title} />
      <Head>
        <PageHeader
          title={title}
          fact={
            <>
              {t('sur:writing.period', { start, lockPoint })}
              {' · '}
              {t('sur:writing.due', { day: dueDate })}
              {' · '}
              {t('sur:writing.progress', { through, sections: sections.length })}{' '}
              <StatusTag status={report.status} />
            </>
          }
          actions={<ReportActs report={report} onMoved={reload} />}
        />
      </Head>
      <Body>
        <SectionTree sections={sections} chosen={section.key} onChoose={setChosen} />
        <SectionPane
          key={section.key}
          report={report}
          section={section}
          onSaved={reload}
          onNext={() => {
            const at = sections.indexOf(section)
            setChosen(sections[(at + 1) % sections.length]!.key)
          }}
        />
        <SidePane report={report} section={section} onChanged={reload} />
      </Body>
    </Root>
  )
}
