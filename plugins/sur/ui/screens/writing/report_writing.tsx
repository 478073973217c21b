import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import { isThrough } from '#plugins/sur/contract/periodic_report'
import type { ShownReport } from '#plugins/sur/contract/shown'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useNavigation } from '#resources/app/navigation/navigation'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { ErrorState } from '#resources/kit/error_state'
import { useConfirm } from '#resources/kit/confirm'
import { PageHeader } from '#resources/kit/page_header'
import { colour } from '#resources/kit/theme/tokens'
import { StatusTag } from '../../parts/tags'
import { TablesPane } from '../../tables/tables_pane'
import { ReportActs } from '../../writing/report_acts'
import { SectionPane } from '../../writing/section_pane'
import { SectionTree } from '../../writing/section_tree'
import { SidePane } from '../../writing/side_pane'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%' })
const Head = styled('div')({
  padding: '12px 20px 0',
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
  const [pane, setPane] = useState<'text' | 'tables'>('text')
  const { isUnsaved } = useNavigation()
  const confirm = useConfirm()
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
  const turnTo = async (next: 'text' | 'tables') => {
    const leaves = { title: t('sur:writing.leave_title'), text: t('sur:writing.leave_text') }
    const asked = isUnsaved() && { ...leaves, act: t('sur:writing.leave'), danger: true }
    if (!asked || (await confirm(asked))) setPane(next)
  }
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
        <Tabs value={pane} onChange={(_, next: 'text' | 'tables') => void turnTo(next)}>
          <Tab value="text" label={t('sur:writing.sections')} />
          <Tab value="tables" label={t('sur:tables.title')} />
        </Tabs>
      </Head>
      {pane === 'tables' && (
        <TablesPane key={report.status} reportId={report.rbId} onChanged={reload} />
      )}
      {pane === 'text' && (
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
      )}
    </Root>
  )
}
