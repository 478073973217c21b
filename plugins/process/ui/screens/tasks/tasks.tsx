import { styled } from '@mui/material/styles'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { withQuery } from '#resources/app/calls/with_query'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { useNavigation } from '#resources/app/navigation/navigation'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { useShell } from '#resources/app/shared_props'
import { Fillings } from '#resources/app/slots'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import type { Sort } from '#resources/kit/table/column'
import { DataTable } from '#resources/kit/table/data_table'
import { type PageSize, usePageSize } from '#resources/kit/table/page_size'
import { aboveTasks } from '#plugins/cases/contract/slots'
import { DELETION } from '#plugins/process/contract/acts'
import { ManyActs } from '../../many/many_acts'
import { useChosenRows } from '../../many/use_chosen_rows'
import { deletedColumns, taskColumns, type TaskRow } from '../../tasks/task_columns'

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  height: '100%',
  padding: '16px 20px 20px',
})

const views = ['mine', 'open', 'all', 'deleted'] as const

/** The cases that one has, and those that one may claim. */
export default function Tasks() {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const { project } = useShell()
  const [view, setView] = useState<(typeof views)[number]>('mine')
  const [sort, setSort] = useState<Sort | null>(null)
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize('process_tasks')
  const choice = useColumnChoice('process_tasks')
  const order = sort && { sort: sort.key as 'since', order: sort.direction }
  const { ids, selection, clear } = useChosenRows()
  const { permissions } = useShell()
  const isDeleted = view === 'deleted'
  const { data, error, stale, reload } = useAnswer(
    'GET /case/process/task/user',
    isDeleted ? null : { query: { view, page, pageSize, ...order } },
    { keep: true }
  )
  const deleted = useAnswer(
    'GET /case/process/deleted',
    isDeleted ? { query: { page, pageSize } } : null
  )
  const from = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      setPage(1)
      set(value)
    }
  }
  const shown = views.filter((each) => each !== 'deleted' || permissions.includes(DELETION))
  const done = () => {
    clear()
    reload()
    deleted.reload()
  }
  const foot = ids.length > 0 && (
    <ManyActs
      acts={isDeleted ? ['restore'] : ['pass', 'claim', 'transfer', 'delete']}
      chosen={{ caseIds: ids }}
      count={ids.length}
      onDone={done}
    />
  )
  // Of one's own and of those to be claimed it is known who has them.
  const columns = taskColumns(t, data?.rows).filter(({ key }) => key !== 'holder' || view === 'all')
  const hrefOf = ({ caseId, caseNo }: TaskRow) =>
    withQuery('/case_nav', { caseId, caseNo, projectId: project?.id })
  return (
    <Root>
      <ScreenTitle title={t('process:tasks.title')} />
      <Fillings of={aboveTasks} give={{}} />
      <PageHeader
        title={t('process:tasks.title')}
        fact={data !== null && t('process:tasks.count', { count: data.total })}
      />
      <Stack direction="row" spacing={1} role="group" aria-label={t('process:tasks.title')}>
        {shown.map((each) => (
          <Btn
            key={each}
            size="small"
            aria-pressed={each === view}
            kind={each === view ? 'primary' : 'plain'}
            onClick={() => {
              clear()
              from(setView)(each)
            }}
          >
            {t(`process:tasks.${each}`)}
          </Btn>
        ))}
      </Stack>
      {isDeleted ? (
        <DataTable
          label={t('process:tasks.deleted')}
          columns={deletedColumns(t)}
          choice={choice}
          rows={deleted.data?.rows ?? null}
          rowKey={({ caseId }) => caseId}
          selection={selection}
          foot={foot || undefined}
          paging={{
            ...{ page, pageSize, total: deleted.data?.total, onPage: setPage },
            onPageSize: from<PageSize>(setPageSize),
          }}
          empty={
            <EmptyState
              icon="check"
              title={t('process:tasks.none_deleted')}
              text={t('process:tasks.none_deleted_text')}
            />
          }
          error={deleted.error}
          onRetry={deleted.reload}
        />
      ) : (
        <DataTable
          selection={selection}
          foot={foot || undefined}
          label={t(`process:tasks.${view}`)}
          columns={columns}
          choice={choice}
          rows={data?.rows ?? null}
          stale={stale}
          rowKey={({ caseId }) => caseId}
          sort={sort}
          onSort={from(setSort)}
          onOpen={(row) => go(hrefOf(row))}
          hrefOf={hrefOf}
          paging={{
            ...{ page, pageSize, total: data?.total, onPage: setPage },
            onPageSize: from<PageSize>(setPageSize),
          }}
          empty={
            <EmptyState
              icon="check"
              title={t(`process:tasks.none_${view}`)}
              text={t(`process:tasks.none_${view}_text`)}
            />
          }
          error={error}
          onRetry={reload}
        />
      )}
    </Root>
  )
}
