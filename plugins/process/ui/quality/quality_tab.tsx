import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { whyNotRate } from '#plugins/process/contract/correction'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { EmptyState } from '#resources/kit/empty_state'
import { Quiet } from '#resources/kit/panel'
import { DataTable } from '#resources/kit/table/data_table'
import { usePageSize } from '#resources/kit/table/page_size'
import { useWay } from '../way/use_way'
import { correctionColumns } from './correction_columns'
import { SeverityChoice } from './severity_choice'
import { SeverityCounts } from './severity_counts'

const LIST = 'case_corrections'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%' })

/** What was corrected in a case at the quality check, and how severe each error is. */
export function QualityTab({ case: { id, revision } }: { case: CaseHead }) {
  const { t } = useTranslation()
  const { way } = useWay(id, revision)
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize(LIST)
  const choice = useColumnChoice(LIST)
  const { data, error, stale, reload } = useAnswer(
    'GET /cases/{caseId}/quality',
    { path: { caseId: id }, query: { page, pageSize } },
    { keep: true }
  )
  const why = way && whyNotRate(way.standing, way.verdicts.pass)
  const whyText =
    why &&
    (why === 'not_at_quality' ? t('process:quality.why.not_at_quality') : t(`process:why.${why}`))
  const columns = correctionColumns(t, id, (correction) => (
    <SeverityChoice
      caseId={id}
      correction={correction}
      mayRate={way !== null && why === null}
      onRated={reload}
    />
  ))
  return (
    <Root>
      {data && data.total > 0 && (
        <SeverityCounts total={data.total} counts={data.counts}>
          {whyText && <Quiet>{whyText}</Quiet>}
        </SeverityCounts>
      )}
      <DataTable
        label={t('process:quality.title')}
        columns={columns}
        choice={choice}
        rows={data?.rows ?? null}
        stale={stale}
        rowKey={(row) => row.id}
        paging={{
          ...{ page, pageSize, total: data?.total, onPage: setPage },
          onPageSize: (size) => {
            setPage(1)
            setPageSize(size)
          },
        }}
        empty={
          <EmptyState
            icon="check"
            title={t('process:quality.none')}
            text={t('process:quality.none_text')}
          />
        }
        error={error}
        onRetry={reload}
      />
    </Root>
  )
}
