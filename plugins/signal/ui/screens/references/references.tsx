import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { useMomentText } from '#resources/app/moment'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import { SideDrawer } from '#resources/kit/side_drawer'
import { DataTable } from '#resources/kit/table/data_table'
import { type PageSize, usePageSize } from '#resources/kit/table/page_size'
import { LoadReferences } from '../../references/load_references'
import { referenceColumns } from '../../references/reference_columns'
import { ReferenceDetails } from '../../references/reference_details'

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  height: '100%',
  padding: '16px 20px 20px',
})

/** Reference data of the installation: loaded, approved, taken out of use. */
export default function References() {
  const { t, i18n } = useTranslation()
  const momentText = useMomentText()
  const [isLoading, setLoading] = useState(false)
  const [openId, setOpenId] = useState<string | null>(null)
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize('signal_references')
  const choice = useColumnChoice('signal_references')
  const { data, error, stale, reload } = useAnswer(
    'GET /signal/references',
    {},
    { keep: true, every: (all) => (all?.some(({ state }) => state === 'waiting') ? 1000 : false) }
  )
  const open = data?.find(({ id }) => id === openId)
  const title = t('signal:references.title')
  return (
    <Root>
      <ScreenTitle title={title} />
      <PageHeader
        title={title}
        actions={
          <Btn kind="primary" icon="upload" onClick={() => setLoading(true)}>
            {t('signal:references.load')}
          </Btn>
        }
      />
      <DataTable
        label={title}
        columns={referenceColumns(t, { language: i18n.language, momentText })}
        choice={choice}
        rows={data?.slice((page - 1) * pageSize, page * pageSize) ?? null}
        stale={stale}
        rowKey={({ id }) => id}
        onOpen={({ id }) => setOpenId(id)}
        isCurrent={({ id }) => id === openId}
        paging={{
          ...{ page, pageSize, total: data?.length, onPage: setPage },
          onPageSize: (next: PageSize) => {
            setPage(1)
            setPageSize(next)
          },
        }}
        empty={
          <EmptyState
            icon="signal"
            title={t('signal:references.none')}
            text={t('signal:references.none_text')}
          />
        }
        error={error}
        onRetry={reload}
      />
      {isLoading && (
        <LoadReferences
          onClose={() => setLoading(false)}
          onLoaded={() => {
            setLoading(false)
            reload()
          }}
        />
      )}
      {open && (
        <SideDrawer open title={open.name} width={520} onClose={() => setOpenId(null)}>
          <ReferenceDetails of={open} onDone={reload} />
        </SideDrawer>
      )}
    </Root>
  )
}
