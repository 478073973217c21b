import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownTables } from '#plugins/sur/contract/shown_tables'
import { useAnswer } from '#resources/app/calls/use_answer'
import { ErrorState } from '#resources/kit/error_state'
import { Quiet } from '#resources/kit/panel'
import { CasesDrawer } from './cases_drawer'
import { ComputedTable, type OpenedFigure } from './computed_table'
import { useStamp } from './use_stamp'

const Root = styled('div')({ padding: '8px 20px 20px', display: 'grid', gap: 20 })

/** The tables of a section under its text: read there, and counted elsewhere. */
export function SectionTables({ reportId, section }: { reportId: string; section: string }) {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer(
    'GET /report/base/business/{reportId}/tables',
    { path: { reportId } },
    { keep: true }
  )
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return <Quiet sx={{ px: 2.5 }}>{t('sur:tables.counting')}</Quiet>
  return <Shown shown={data.shown} section={section} />
}

function Shown({ shown, section }: { shown: ShownTables; section: string }) {
  const [figure, setFigure] = useState<OpenedFigure | null>(null)
  const stamp = useStamp(shown)
  return (
    <Root>
      {shown.tables
        .filter(({ sections }) => sections.includes(section))
        .map((table) => (
          <ComputedTable key={table.key} table={table} stamp={stamp} onOpen={setFigure} />
        ))}
      <CasesDrawer figure={figure} cases={shown.cases} onClose={() => setFigure(null)} />
    </Root>
  )
}
