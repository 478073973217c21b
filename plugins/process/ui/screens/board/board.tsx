import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { withQuery } from '#resources/app/calls/with_query'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { useNavigation } from '#resources/app/navigation/navigation'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { useShell } from '#resources/app/shared_props'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { PageHeader } from '#resources/kit/page_header'
import { DataTable } from '#resources/kit/table/data_table'
import { type PageSize, usePageSize } from '#resources/kit/table/page_size'
import { HolderChips } from '../../board/holder_chips'
import { NodeTiles } from '../../board/node_tiles'
import { stuckColumn } from '../../board/stuck_column'
import { ManyActs } from '../../many/many_acts'
import { useChosenRows } from '../../many/use_chosen_rows'
import { taskColumns, type TaskRow } from '../../tasks/task_columns'

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  height: '100%',
  padding: '16px 20px 20px',
})

/** Why a case is stuck stands behind who has it. */
const STUCK_AT = 3

/** Where the open cases of the project stand, how long, who has them; and what to do about it. */
export default function Board() {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const { project } = useShell()
  const board = useAnswer('GET /case/process/board', {}, { keep: true })
  const [chosenNode, setNode] = useState<string | null>(null)
  const [holder, setHolder] = useState<string | null>(null)
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize('process_board')
  const choice = useColumnChoice('process_board')
  const { ids, selection, clear } = useChosenRows()
  const nodes = board.data?.nodes ?? []
  const node = nodes.find(({ key }) => key === chosenNode) ?? nodes.find(({ count }) => count > 0)
  const query = { page, pageSize, node: node?.key, holder: holder ?? undefined }
  const ofAll = { query: { ...query, view: 'all' as const } }
  const tasks = useAnswer('GET /case/process/task/user', node ? ofAll : null, { keep: true })
  const stuck = useAnswer('GET /case/process/stuck', node ? { query } : null, { keep: true })
  const anew = () => {
    setPage(1)
    clear()
  }
  const hrefOf = ({ caseId, caseNo }: TaskRow) =>
    withQuery('/case_nav', { caseId, caseNo, projectId: project?.id })
  const done = () => {
    clear()
    board.reload()
    tasks.reload()
    stuck.reload()
  }
  // At which node they are is chosen above.
  const columns = taskColumns(t, tasks.data?.rows)
    .filter(({ key }) => key !== 'node')
    .toSpliced(STUCK_AT, 0, stuckColumn(t, stuck.data))
    .map((column) => ({ ...column, sortable: false }))
  const count = nodes.reduce((all, each) => all + each.count, 0)
  return (
    <Root>
      <ScreenTitle title={t('process:board.title')} />
      <PageHeader
        title={t('process:board.title')}
        fact={
          board.data &&
          `${t('process:board.fact', { count })} · ${t('process:board.deleted', { count: board.data.deleted })}`
        }
      />
      {board.error && <ErrorState text={board.error} onRetry={board.reload} />}
      <NodeTiles
        nodes={nodes}
        chosen={node?.key ?? null}
        onChoose={(key) => {
          setNode(key)
          setHolder(null)
          anew()
        }}
      />
      {node && (
        <HolderChips
          node={node}
          chosen={holder}
          onChoose={(id) => {
            setHolder(id)
            anew()
          }}
        />
      )}
      <DataTable
        label={t('process:board.title')}
        columns={columns}
        choice={choice}
        rows={node ? (tasks.data?.rows ?? null) : board.data ? [] : null}
        stale={tasks.stale}
        rowKey={({ caseId }) => caseId}
        onOpen={(row) => go(hrefOf(row))}
        hrefOf={hrefOf}
        selection={selection}
        foot={
          ids.length > 0 ? (
            <ManyActs
              acts={['transfer', 'pass', 'claim', 'delete']}
              chosen={{ caseIds: ids }}
              count={ids.length}
              onDone={done}
            />
          ) : undefined
        }
        paging={{
          ...{ page, pageSize, total: tasks.data?.total, onPage: setPage },
          onPageSize: (size: PageSize) => {
            anew()
            setPageSize(size)
          },
        }}
        empty={
          <EmptyState
            icon="check"
            title={t('process:tasks.none_all')}
            text={t('process:tasks.none_all_text')}
          />
        }
        error={tasks.error}
        onRetry={tasks.reload}
      />
    </Root>
  )
}
