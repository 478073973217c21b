import { styled } from '@mui/material/styles'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseAtDestination } from '#plugins/gateway/contract/shown'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { useNavigation } from '#resources/app/navigation/navigation'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import { Quiet } from '#resources/kit/panel'
import { DataTable } from '#resources/kit/table/data_table'
import { type PageSize, usePageSize } from '#resources/kit/table/page_size'
import { colour, size } from '#resources/kit/theme/tokens'
import { AnswersButtons } from '../../answers/answers_buttons'
import { ListFilters } from '../../list/list_filters'
import { type ListQuery, queryFrom } from '../../list/list_query'
import { rowKey } from '../../list/row_key'
import { submissionColumns } from '../../list/submission_columns'
import { useChosen } from '../../list/use_chosen'
import { ManyBar } from '../../many/many_bar'
import { ManyDialog, type AskedOfMany } from '../../many/many_dialog'
import { CaseBeside } from '../../panel/case_beside'
import { groupOf, type SubmissionGroup } from '../../state/group_of'
import { useSubmissionsTold } from '../../submissions_told'

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '16px 20px 20px',
})
const Both = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 1fr) 540px',
  'gap': 14,
  'minHeight': 0,
  'flex': 1,
  'alignItems': 'start',
  [`@media (max-width: ${size.foldBelow}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 470px' },
  '& > *': { minHeight: 0, maxHeight: '100%' },
})
const GroupHead = styled('span')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 8,
  'color': colour.ink,
  '& > button': { marginLeft: 'auto' },
})

const NONE: readonly CaseAtDestination[] = []

/** What is due where, and what became of it; the chosen case is shown at the right. */
export default function Submissions() {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const [query, setQuery] = useState<ListQuery>(() => queryFrom(window.location.search))
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize('submissions')
  const choice = useColumnChoice('submissions')
  const [current, setCurrent] = useState<CaseAtDestination | null>(null)
  const [asked, setAsked] = useState<AskedOfMany | null>(null)
  const { data, error, stale, reload } = useAnswer(
    'GET /submissions',
    { query: { ...query, page, pageSize } },
    { keep: true }
  )
  useSubmissionsTold(reload)
  const rows = data?.rows ?? NONE
  const { chosen, selection, clear } = useChosen(rows)
  const change = useCallback((part: Partial<ListQuery>) => {
    setPage(1)
    setCurrent(null)
    setQuery((before) => ({ ...before, ...part }))
  }, [])
  const [first] = rows
  // What is shown stays when the list goes into another order: somebody is at work on it.
  useEffect(() => {
    if (!stale) setCurrent((now) => now ?? first ?? null)
  }, [first, stale])
  const shown = current
  const isFiltered = Object.entries(query).some(([name, value]) => name !== 'group' && value)
  const groupHead = (key: string) => {
    const group = key as SubmissionGroup
    const act = group === 'to_confirm' ? 'confirm' : group === 'due' ? 'submit' : null
    const ofGroup = rows.filter(({ state }) => groupOf(state) === group)
    return (
      <GroupHead>
        {t(`gateway:group.${group}`)} <Quiet className="num">{data?.counts[group]}</Quiet>
        {act && (
          <Btn size="small" kind="ghost" onClick={() => setAsked({ act, rows: ofGroup })}>
            {t(`gateway:many.group.${act}`, { count: ofGroup.length })}
          </Btn>
        )}
      </GroupHead>
    )
  }
  return (
    <Root>
      <ScreenTitle title={t('gateway:title')} />
      <PageHeader
        title={t('gateway:title')}
        actions={
          <>
            <AnswersButtons />
            <Btn icon="calendar" onClick={() => go('/submit/calendar')}>
              {t('gateway:calendar.title')}
            </Btn>
          </>
        }
      />
      <ListFilters query={query} counts={data?.counts} onChange={change} />
      <Both>
        <DataTable
          label={t('gateway:title')}
          columns={submissionColumns(t)}
          choice={choice}
          rows={data?.rows ?? null}
          stale={stale}
          rowKey={rowKey}
          onOpen={setCurrent}
          isCurrent={(row) => shown !== null && rowKey(row) === rowKey(shown)}
          group={{ keyOf: ({ state }) => groupOf(state), head: groupHead }}
          selection={selection}
          foot={
            chosen.length > 0 ? (
              <ManyBar
                count={chosen.length}
                onAct={(act) => setAsked({ act, rows: chosen })}
                onClear={clear}
              />
            ) : undefined
          }
          paging={{
            ...{ page, pageSize, total: data?.total, onPage: setPage },
            onPageSize: (next: PageSize) => {
              setPage(1)
              setPageSize(next)
            },
          }}
          empty={
            <EmptyState
              icon={isFiltered ? 'search' : 'check'}
              title={t(isFiltered ? 'gateway:none_found' : 'gateway:none')}
              text={t(isFiltered ? 'gateway:none_found_text' : 'gateway:none_text')}
            />
          }
          error={error}
          onRetry={reload}
        />
        {shown && <CaseBeside key={rowKey(shown)} row={shown} />}
      </Both>
      {asked && (
        <ManyDialog
          asked={asked}
          onDone={() => {
            clear()
            reload()
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Root>
  )
}
