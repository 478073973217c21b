import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { useNavigation } from '#resources/app/navigation/navigation'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
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
import type { KeptCoding } from '../../coding/coding'
import { CodingPrompt } from '../../coding/coding_prompt'
import { caseColumns } from '../../list/columns'
import type { CaseRow, ShownColumn } from '../../list/case_row'
import { countText } from '../../list/count_text'
import { FilterBar } from '../../list/filter_bar'
import { parametersOf } from '../../list/filters'
import { NewCaseButton } from '../../list/new_case_button'
import { useCasePage } from '../../list/use_case_page'
import { useListState } from '../../list/use_list_state'
import { caseAddress } from '../../open/case_address'

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '16px 20px 20px',
})

const NONE: never[] = []

interface CaseListProps {
  /** Of the process that the cases pass. */
  nodes?: ProcessNode[]
  columns: ShownColumn[]
  /** Parameters of filters that other plugins add. */
  addedParameters?: string[]
  catalogueHash: string
  /** The usual coding, while somebody who may change it has still to be asked. */
  askForCoding?: KeptCoding | null
}

/** The cases of the project: conditions, order and paging in the database. */
export default function CaseList(props: CaseListProps) {
  const { nodes = NONE, columns, addedParameters = NONE, catalogueHash, askForCoding } = props
  const { t, i18n } = useTranslation()
  const { go } = useNavigation()
  const { state, setFilters, setSort, setPage } = useListState(
    parametersOf(columns, addedParameters)
  )
  const { project } = useShell()
  const hrefOf = useCallback((row: CaseRow) => caseAddress(row, project?.id), [project?.id])
  const isWide = useMediaQuery('(min-width: 1400px)')
  const acts = usePermitted(caseRowActs)
  const shown = useMemo(
    () => caseColumns(t, { columns, isWide, nodes, acts, hrefOf }),
    [t, columns, isWide, nodes, acts, hrefOf]
  )
  const choice = useColumnChoice('cases')
  const [pageSize, setPageSize] = usePageSize('cases')
  const { data, error, stale, reload } = useCasePage(state, pageSize)
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
      action={<Fillings of={emptyCaseListActs} give={{ onDone: reload }} />}
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
            <NewCaseButton catalogueHash={catalogueHash} />
            <Fillings of={caseListActs} give={{ onDone: reload, filters: state.filters }} />
          </>
        }
      />
      <FilterBar columns={columns} nodes={nodes} filters={state.filters} onChange={setFilters} />
      <DataTable
        label={t('cases:list.title')}
        columns={shown}
        choice={choice}
        rows={data?.rows ?? null}
        stale={stale}
        rowKey={(row) => row.id}
        sort={state.sort}
        onSort={setSort}
        onOpen={(row) => go(hrefOf(row))}
        paging={{
          page: state.page,
          pageSize,
          total: data?.total ?? 0,
          totalIsLowerBound: data?.totalIsLowerBound,
          onPage: setPage,
          onPageSize: setPageSize,
        }}
        empty={empty}
        error={error}
        onRetry={reload}
      />
      {askForCoding && <CodingPrompt usual={askForCoding} />}
    </Page>
  )
}
