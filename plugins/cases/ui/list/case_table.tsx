import { type ReactNode, useMemo } from 'react'
import { useNavigation } from '#resources/app/navigation/navigation'
import type { Shown } from '#resources/app/calls/use_answer'
import { useShell } from '#resources/app/shared_props'
import type { Sort } from '#resources/kit/table/column'
import { DataTable } from '#resources/kit/table/data_table'
import type { PageSize } from '#resources/kit/table/page_size'
import { caseAddress } from '../open/case_address'
import type { CasePage, CaseRow } from './case_row'
import { SelectionFoot } from './selection_foot'
import type { ListState } from './use_case_page'
import { useSelection } from './use_selection'
import type { useShownColumns } from './use_shown_columns'

const NONE: never[] = []
const rowKey = ({ id }: CaseRow) => id

interface CaseTableProps {
  label: string
  columns: ReturnType<typeof useShownColumns>
  state: ListState<object>
  page: Shown<CasePage>
  pageSize: PageSize
  onSort: (sort: Sort | null) => void
  onPage: (page: number) => void
  onPageSize: (size: PageSize) => void
  empty: ReactNode
}

/** Cases that were asked for: each opens, some are selected and acted on together. */
export function CaseTable(props: CaseTableProps) {
  const { state, columns, onPage, onPageSize, pageSize } = props
  const { data, error, stale, reload } = props.page
  const { go } = useNavigation()
  const { project } = useShell()
  const hrefOf = (row: CaseRow) => caseAddress(row, project?.id)
  const rows = (data?.rows ?? null) as readonly CaseRow[] | null
  const ids = useMemo(() => (rows ?? NONE).map(rowKey), [rows])
  const { selection, count, ...selected } = useSelection(state, ids, data?.total ?? 0)
  return (
    <DataTable
      label={props.label}
      columns={columns.shown}
      choice={columns.choice}
      rows={rows}
      stale={stale}
      rowKey={rowKey}
      sort={state.sort}
      onSort={props.onSort}
      onOpen={(row) => go(hrefOf(row))}
      hrefOf={hrefOf}
      selection={selection}
      foot={
        count > 0 ? (
          <SelectionFoot
            chosen={selected.chosen}
            count={count}
            columns={columns.keys}
            all={selected.mayTakeAll ? data : null}
            onTakeAll={selected.takeAll}
            onClear={selected.clear}
            onDone={reload}
          />
        ) : undefined
      }
      paging={{
        ...{ page: state.page, pageSize, onPage, onPageSize },
        total: data?.total,
        totalIsLowerBound: data?.totalIsLowerBound,
      }}
      empty={props.empty}
      error={error}
      onRetry={reload}
    />
  )
}
