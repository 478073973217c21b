import { ScreenTitle } from '#resources/app/navigation/screen_title'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListLook } from '#plugins/cases/contract/list_look'
import { caseListActs, emptyCaseListActs } from '#plugins/cases/contract/slots'
import { Fillings } from '#resources/app/slots'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import { usePageSize } from '#resources/kit/table/page_size'
import { CaseTable } from '../../list/case_table'
import { countText } from '../../list/count_text'
import { FilterBar } from '../../list/filter_bar'
import { parametersOf } from '../../list/filters'
import { ListFileButton } from '../../list/list_file_button'
import { orderOf, useCasePage } from '../../list/use_case_page'
import { useListState } from '../../list/use_list_state'
import { useShownColumns } from '../../list/use_shown_columns'
import { useNewCase } from '../../list/use_new_case'

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '16px 20px 20px',
})

const NONE: never[] = []

interface CaseListProps extends ListLook {
  /** Parameters of filters that other plugins add. */
  addedParameters?: string[]
  catalogueHash: string
}

/** The cases of the project: conditions, order and paging in the database. */
export default function CaseList(props: CaseListProps) {
  const { nodes, columns, addedParameters = NONE } = props
  const { t, i18n } = useTranslation()
  const { state, setFilters, setSort, setPage } = useListState(
    parametersOf(columns, addedParameters)
  )
  const shown = useShownColumns('cases', props)
  const [pageSize, setPageSize] = usePageSize('cases')
  const page = useCasePage(state, pageSize)
  const { data, reload } = page
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
            {data && data.rows.length > 0 && (
              <ListFileButton chosen={{ found }} columns={shown.keys} />
            )}
            <Fillings of={caseListActs} give={{ onDone: reload, filters: state.filters }} />
          </>
        }
      />
      <FilterBar columns={columns} nodes={nodes} filters={state.filters} onChange={setFilters} />
      <CaseTable
        label={t('cases:list.title')}
        columns={shown}
        state={state}
        page={page}
        pageSize={pageSize}
        onSort={setSort}
        onPage={setPage}
        onPageSize={setPageSize}
        empty={empty}
      />
      {newCase.dialog}
    </Page>
  )
}
