import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { useNavigation } from '#resources/app/navigation/navigation'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from '#kernel/language/words'
import type { ProcessNode } from '#plugins/cases/contract/process'
import { caseListActs, caseRowActs, emptyCaseListActs } from '#plugins/cases/contract/slots'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { useShell } from '#resources/app/shared_props'
import { Fillings } from '#resources/app/slots'
import { usePermitted } from '#resources/app/use_permitted'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import { DataTable } from '#resources/kit/table/data_table'
import { usePageSize } from '#resources/kit/table/page_size'
import { completeWishes } from '#resources/kit/table/wishes'
import { caseColumns } from '../../list/columns'
import type { CaseRow, ShownColumn } from '../../list/case_row'
import { countText } from '../../list/count_text'
import { FilterBar } from '../../list/filter_bar'
import { parametersOf } from '../../list/filters'
import { ListFileButton } from '../../list/list_file_button'
import { SelectionFoot } from '../../list/selection_foot'
import { orderOf, useCasePage } from '../../list/use_case_page'
import { useListState } from '../../list/use_list_state'
import { useNewCase } from '../../list/use_new_case'
import { useSelection } from '../../list/use_selection'
import { caseAddress } from '../../open/case_address'

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '16px 20px 20px',
})

const NONE: never[] = []
const NO_WORDS = {}
const rowKey = ({ id }: CaseRow) => id

interface CaseListProps {
  /** Of the process that the cases pass. */
  nodes?: ProcessNode[]
  columns: ShownColumn[]
  /** What null flavours mean, by code. */
  nullFlavors?: Record<string, Words>
  /** Parameters of filters that other plugins add. */
  addedParameters?: string[]
  catalogueHash: string
}

/** The cases of the project: conditions, order and paging in the database. */
export default function CaseList(props: CaseListProps) {
  const { nodes = NONE, columns, nullFlavors = NO_WORDS, addedParameters = NONE } = props
  const { t, i18n } = useTranslation()
  const { go } = useNavigation()
  const { state, setFilters, setSort, setPage } = useListState(
    parametersOf(columns, addedParameters)
  )
  const { project } = useShell()
  const hrefOf = (row: CaseRow) => caseAddress(row, project?.id)
  const acts = usePermitted(caseRowActs)
  const shown = useMemo(
    () => caseColumns(t, { columns, nodes, nullFlavors, acts }),
    [t, columns, nodes, nullFlavors, acts]
  )
  const choice = useColumnChoice('cases')
  const [pageSize, setPageSize] = usePageSize('cases')
  const { data, error, stale, reload } = useCasePage(state, pageSize)
  const rows = data?.rows ?? null
  const page = useMemo(() => (rows ?? NONE).map(rowKey), [rows])
  const { selection, count, ...selected } = useSelection(state, page, data?.total ?? 0)
  const keys = useMemo(
    () =>
      completeWishes(shown, choice.wishes)
        .filter(({ isShown }) => isShown)
        .map(({ key }) => key),
    [shown, choice.wishes]
  )
  const found = useMemo(() => ({ ...state.filters, ...orderOf(state) }), [state])
  const newCase = useNewCase(props.catalogueHash)
  const filtered = Object.values(state.filters).some(Boolean)
  const clear = () =>
    setFilters(Object.fromEntries(Object.keys(state.filters).map((key) => [key, undefined])))
  const empty = filtered ? (
    <EmptyState
      icon="search"
      title={t('cases:list.none_found')}
      text={t('cases:list.none_found_text')}
      action={<Btn onClick={clear}>{t('cases:list.clear_all')}</Btn>}
    />
  ) : (
    <EmptyState
      icon="cases"
      title={t('cases:list.none')}
      text={t('cases:list.none_text')}
      action={
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'center' }}>
          {newCase.begin && (
            <Btn icon="plus" onClick={newCase.begin}>
              {t('cases:create.open')}
            </Btn>
          )}
          <Fillings of={emptyCaseListActs} give={{ onDone: reload }} />
        </Stack>
      }
    />
  )
  return (
    <Page>
      <ScreenTitle title={t('cases:list.title')} />
      <PageHeader
        title={t('cases:list.title')}
        fact={data && countText(t, data, i18n.language)}
        actions={
          <>
            {newCase.begin && (
              <Btn icon="plus" keys="Alt N" onClick={newCase.begin}>
                {t('cases:create.open')}
              </Btn>
            )}
            {rows && rows.length > 0 && <ListFileButton chosen={{ found }} columns={keys} />}
            <Fillings of={caseListActs} give={{ onDone: reload, filters: state.filters }} />
          </>
        }
      />
      <FilterBar columns={columns} nodes={nodes} filters={state.filters} onChange={setFilters} />
      <DataTable
        label={t('cases:list.title')}
        columns={shown}
        choice={choice}
        rows={rows}
        stale={stale}
        rowKey={rowKey}
        sort={state.sort}
        onSort={setSort}
        onOpen={(row) => go(hrefOf(row))}
        hrefOf={hrefOf}
        selection={selection}
        foot={
          count > 0 ? (
            <SelectionFoot
              chosen={selected.chosen}
              count={count}
              columns={keys}
              all={selected.mayTakeAll ? data : null}
              onTakeAll={selected.takeAll}
              onClear={selected.clear}
              onDone={reload}
            />
          ) : undefined
        }
        paging={{
          page: state.page,
          pageSize,
          total: data?.total,
          totalIsLowerBound: data?.totalIsLowerBound,
          onPage: setPage,
          onPageSize: setPageSize,
        }}
        empty={empty}
        error={error}
        onRetry={reload}
      />
      {newCase.dialog}
    </Page>
  )
}
