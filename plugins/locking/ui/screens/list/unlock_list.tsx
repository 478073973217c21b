import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RequestStatus, requestStatuses } from '#plugins/locking/contract/unlock_request'
import type { Asked } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { ChoiceChip } from '#resources/kit/choice_chip'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import type { Sort } from '#resources/kit/table/column'
import { DataTable } from '#resources/kit/table/data_table'
import { type PageSize, usePageSize } from '#resources/kit/table/page_size'
import { TextFilter } from '#resources/kit/text_filter'
import { DecideDialog } from '../../list/decide_dialog'
import { requestColumns } from '../../list/request_columns'
import type { UnlockRequest } from '../../request'

type Sorted = NonNullable<NonNullable<Asked<'GET /unlock/task'>['query']>['sort']>

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '16px 20px 20px',
})

/** The requests to unlock cases: one's own, and all for whoever decides. */
export default function UnlockList() {
  const { t } = useTranslation()
  const [status, setStatus] = useState<RequestStatus | undefined>()
  const [caseNo, setCaseNo] = useState<string | undefined>()
  const [sort, setSort] = useState<Sort | null>(null)
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize('unlock_requests')
  const [opened, setOpened] = useState<UnlockRequest | null>(null)
  const choice = useColumnChoice('unlock_requests')
  const order = sort ? { sort: sort.key as Sorted, order: sort.direction } : {}
  const { data, error, stale, reload } = useAnswer(
    'GET /unlock/task',
    { query: { status, caseNo, ...order, page, pageSize } },
    { keep: true }
  )
  const from = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      setPage(1)
      set(value)
    }
  }
  const findCase = useCallback((text?: string) => {
    setPage(1)
    setCaseNo(text)
  }, [])
  const isFiltered = status !== undefined || Boolean(caseNo)
  const choices = requestStatuses.map((value) => ({ value, text: t(`locking:status.${value}`) }))
  return (
    <Root>
      <ScreenTitle title={t('locking:title')} />
      <PageHeader title={t('locking:title')} />
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', my: 1.5 }}
        role="search"
      >
        <TextFilter value={caseNo} hint={t('locking:filter.case')} onChange={findCase} />
        <ChoiceChip
          label={t('locking:status.name')}
          value={status}
          choices={choices}
          onChange={(value) => from(setStatus)(value as RequestStatus | undefined)}
        />
      </Stack>
      <DataTable
        label={t('locking:title')}
        columns={requestColumns(t)}
        choice={choice}
        rows={data?.rows ?? null}
        stale={stale}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={from(setSort)}
        onOpen={setOpened}
        paging={{
          ...{ page, pageSize, total: data?.total, onPage: setPage },
          onPageSize: from<PageSize>(setPageSize),
        }}
        empty={
          <EmptyState
            icon="check"
            title={t(isFiltered ? 'locking:none_found' : 'locking:none')}
            text={t(isFiltered ? 'locking:none_found_text' : 'locking:none_text')}
          />
        }
        error={error}
        onRetry={reload}
      />
      {opened && (
        <DecideDialog
          request={opened}
          onDone={() => {
            setOpened(null)
            reload()
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </Root>
  )
}
