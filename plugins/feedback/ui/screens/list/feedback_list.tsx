import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FeedbackStatus, feedbackStatuses } from '#plugins/feedback/contract/feedback_message'
import type { Asked } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { useNavigation } from '#resources/app/navigation/navigation'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { Btn } from '#resources/kit/btn'
import { ChoiceChip } from '#resources/kit/choice_chip'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import type { Sort } from '#resources/kit/table/column'
import { DataTable } from '#resources/kit/table/data_table'
import { type PageSize, usePageSize } from '#resources/kit/table/page_size'
import { TextFilter } from '#resources/kit/text_filter'
import { FeedbackDialog } from '../../detail/feedback_dialog'
import { feedbackColumns } from '../../list/feedback_columns'
import { UploadButton } from '../../list/upload_button'

type Sorted = NonNullable<NonNullable<Asked<'GET /feedback'>['query']>['sort']>

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '16px 20px 20px',
})

/** What regulators fed back about the products of the project, and what became of it. */
export default function FeedbackList() {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const [status, setStatus] = useState<FeedbackStatus | undefined>()
  const [text, setText] = useState<string | undefined>()
  const [sort, setSort] = useState<Sort | null>(null)
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize('feedback_messages')
  const [openId, setOpenId] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const choice = useColumnChoice('feedback_messages')
  const order = sort ? { sort: sort.key as Sorted, order: sort.direction } : {}
  const { data, error, stale, reload } = useAnswer(
    'GET /feedback',
    { query: { status, text, ...order, page, pageSize } },
    { keep: true }
  )
  const from = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      setPage(1)
      set(value)
    }
  }
  const find = useCallback((wish?: string) => {
    setPage(1)
    setText(wish)
  }, [])
  const isFiltered = status !== undefined || Boolean(text)
  const choices = feedbackStatuses.map((value) => ({ value, text: t(`feedback:status.${value}`) }))
  return (
    <Root>
      <ScreenTitle title={t('feedback:title')} />
      <PageHeader
        title={t('feedback:title')}
        actions={
          <>
            <Btn kind="ghost" onClick={() => go('/import/index')}>
              {t('feedback:imports')}
            </Btn>
            <UploadButton
              onDone={(refused) => {
                setRefusal(refused)
                if (refused === null) reload()
              }}
            />
          </>
        }
      />
      {refusal && (
        <Alert severity="error" sx={{ mt: 1.5 }} onClose={() => setRefusal(null)}>
          {refusal}
        </Alert>
      )}
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', my: 1.5 }}
        role="search"
      >
        <TextFilter value={text} hint={t('feedback:filter')} onChange={find} />
        <ChoiceChip
          label={t('feedback:status.name')}
          value={status}
          choices={choices}
          onChange={(value) => from(setStatus)(value as FeedbackStatus | undefined)}
        />
      </Stack>
      <DataTable
        label={t('feedback:title')}
        columns={feedbackColumns(t)}
        choice={choice}
        rows={data?.rows ?? null}
        stale={stale}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={from(setSort)}
        onOpen={({ id }) => setOpenId(id)}
        paging={{
          ...{ page, pageSize, total: data?.total, onPage: setPage },
          onPageSize: from<PageSize>(setPageSize),
        }}
        empty={
          <EmptyState
            icon="upload"
            title={t(isFiltered ? 'feedback:none_found' : 'feedback:none')}
            text={t(isFiltered ? 'feedback:none_found_text' : 'feedback:none_text')}
          />
        }
        error={error}
        onRetry={reload}
      />
      {openId && <FeedbackDialog id={openId} onChanged={reload} onClose={() => setOpenId(null)} />}
    </Root>
  )
}
