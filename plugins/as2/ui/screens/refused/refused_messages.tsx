import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { type Answer } from '#resources/app/calls/call'
import { callForFile } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { Moment } from '#resources/app/moment'
import { Link } from '#resources/app/navigation/link'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { useMessages } from '#resources/kit/messages'
import { PageHeader } from '#resources/kit/page_header'
import { saveFile } from '#resources/kit/save_file'
import type { Column } from '#resources/kit/table/column'
import { DataTable } from '#resources/kit/table/data_table'
import { type PageSize, usePageSize } from '#resources/kit/table/page_size'

type Refused = Answer<'GET /as2/refusals'>['rows'][number]

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  height: '100%',
  padding: '16px 20px 20px',
})
const Whole = styled('span')({ whiteSpace: 'normal', overflowWrap: 'anywhere' })

/** What partners sent by AS2 that was not taken, and why. */
export default function RefusedMessages() {
  const { t } = useTranslation()
  const tell = useMessages()
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize('as2_refusals')
  const choice = useColumnChoice('as2_refusals')
  const { data, error, stale, reload } = useAnswer(
    'GET /as2/refusals',
    { query: { page, pageSize } },
    { keep: true }
  )
  const download = async ({ id }: Refused) => {
    try {
      const path = { as2RefusalId: id }
      const file = await callForFile('GET /as2/refusals/{as2RefusalId}/original', { path })
      saveFile(file.name, file.content)
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
  }
  return (
    <Root>
      <ScreenTitle title={t('as2:refused.title')} />
      <PageHeader title={t('as2:refused.title')} />
      <DataTable
        label={t('as2:refused.title')}
        columns={columns(t, (row) => void download(row))}
        choice={choice}
        rows={data?.rows ?? null}
        stale={stale}
        rowKey={({ id }) => id}
        paging={{
          ...{ page, pageSize, total: data?.total, onPage: setPage },
          onPageSize: (next: PageSize) => {
            setPage(1)
            setPageSize(next)
          },
        }}
        empty={
          <EmptyState
            icon="check"
            title={t('as2:refused.none')}
            text={t('as2:refused.none_text')}
          />
        }
        error={error}
        onRetry={reload}
      />
    </Root>
  )
}

const columns = (t: TFunction, onDownload: (row: Refused) => void): Column<Refused>[] => [
  {
    ...{ key: 'at', width: 170, label: t('as2:refused.at'), num: true },
    render: ({ at }) => <Moment at={at} />,
  },
  {
    ...{ key: 'from', width: 170, label: t('as2:refused.from') },
    render: ({ from }) => <Whole>{from}</Whole>,
  },
  {
    ...{ key: 'to', width: 170, label: t('as2:refused.to'), whenRoom: true },
    render: ({ to }) => <Whole>{to}</Whole>,
  },
  {
    ...{ key: 'connection', width: 180, label: t('as2:refused.connection') },
    render: ({ connectionId, connection }) => (
      <Link href={`/company/gateway/details/${connectionId}`}>{connection}</Link>
    ),
  },
  {
    ...{ key: 'why', width: 360, label: t('as2:refused.why'), grows: true },
    render: ({ sentence }) => <Whole>{say(sentence)}</Whole>,
  },
  {
    ...{ key: 'file', width: 120, least: 120, label: t('as2:refused.download') },
    render: (row) => (
      <Btn
        size="small"
        kind="ghost"
        icon="download"
        aria-label={t('as2:refused.download_of', { at: row.at })}
        onClick={() => onDownload(row)}
      >
        {t('as2:refused.download')}
      </Btn>
    ),
  },
]
