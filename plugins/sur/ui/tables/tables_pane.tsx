import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownTables } from '#plugins/sur/contract/shown_tables'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useLanguage } from '#resources/app/language_context'
import { ErrorState } from '#resources/kit/error_state'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { SideList } from '../parts/side_list'
import { CasesDrawer } from './cases_drawer'
import { ComputedTable, type OpenedFigure } from './computed_table'
import { FreezeStrip } from './freeze_strip'
import { Reconciled } from './reconciled'
import { QualityLists, SeriesList } from './series_lists'
import { useStamp } from './use_stamp'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 })
const Body = styled('div')({
  'flex': 1,
  'minHeight': 0,
  'display': 'grid',
  'gridTemplateColumns': '262px minmax(0, 1fr)',
  '& > *': { minHeight: 0, overflow: 'auto' },
})
const Pane = styled('section')({
  background: colour.card,
  padding: '14px 20px 24px',
  display: 'grid',
  alignContent: 'start',
  gap: 16,
})

interface TablesPaneProps {
  reportId: string
  onChanged: () => void
}

/** The tables of a report, live or frozen, with the lists of cases that they were counted from. */
export function TablesPane({ reportId, onChanged }: TablesPaneProps) {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer(
    'GET /report/base/business/{reportId}/tables',
    { path: { reportId } },
    { keep: true }
  )
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return <Quiet sx={{ p: 2.5 }}>{t('sur:tables.counting')}</Quiet>
  const changed = () => {
    reload()
    onChanged()
  }
  return <Tables reportId={reportId} shown={data.shown} onChanged={changed} />
}

interface TablesProps extends TablesPaneProps {
  shown: ShownTables
}

function Tables({ reportId, shown, onChanged }: TablesProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const stamp = useStamp(shown)
  const [chosen, setChosen] = useState(shown.tables[0]?.key ?? 'quality')
  const [figure, setFigure] = useState<OpenedFigure | null>(null)
  const { tables, cases } = shown
  const table = tables.find(({ key }) => key === chosen)
  const doubtful = cases.filter(({ quality }) => quality.length > 0).length
  const entries = [
    ...tables.map(({ key, title, sections }) => ({
      ...{ key, label: title[language], fact: sections.join(', ') },
    })),
    { key: 'quality', label: t('sur:quality.title'), fact: String(doubtful) },
    { key: 'series', label: t('sur:series.title'), fact: String(cases.length) },
  ]
  return (
    <Root>
      <FreezeStrip reportId={reportId} shown={shown} onOpen={setFigure} onChanged={onChanged} />
      <Body>
        <SideList
          label={t('sur:tables.title')}
          entries={entries}
          chosen={chosen}
          onChoose={setChosen}
        />
        <Pane>
          {table && <ComputedTable table={table} stamp={stamp} onOpen={setFigure} />}
          {table?.reconciliation && <Reconciled of={table.reconciliation} />}
          {chosen === 'quality' && <QualityLists cases={cases} />}
          {chosen === 'series' && <SeriesList {...shown} />}
        </Pane>
      </Body>
      <CasesDrawer figure={figure} cases={cases} onClose={() => setFigure(null)} />
    </Root>
  )
}
