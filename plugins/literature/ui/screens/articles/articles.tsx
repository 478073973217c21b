import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ReviewStatus, reviewStatuses } from '#plugins/literature/contract/review'
import type { Asked } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { useNavigation } from '#resources/app/navigation/navigation'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { Btn } from '#resources/kit/btn'
import { ChoiceChip } from '#resources/kit/choice_chip'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import { Grow } from '#resources/kit/panel'
import type { Sort } from '#resources/kit/table/column'
import { DataTable } from '#resources/kit/table/data_table'
import { type PageSize, usePageSize } from '#resources/kit/table/page_size'
import { TextFilter } from '#resources/kit/text_filter'
import { ImportDialog } from '../../import/import_dialog'
import { articleColumns } from '../../list/article_columns'
import { CountsLine } from '../../list/counts_line'
import { GiveBar } from '../../list/give_bar'
import { SheetButton } from '../../list/sheet_button'
import { keyOf } from '../../literature'
import { useReasonText } from '../../reason_text'
import { sourceText } from '../../source_text'

type Query = NonNullable<Asked<'GET /literature/articles'>['query']>

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '16px 20px 20px',
})

const sources = ['cnki', 'wanfang', 'vip', 'pubmed', 'embase', 'ovid', 'europe_pmc']

/** The articles of the project, what became of them, and files of them. */
export default function Articles() {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const [asked, setAsked] = useState<Omit<Query, 'page' | 'pageSize'>>({})
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize('literature_articles')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isImporting, setImporting] = useState(false)
  const choice = useColumnChoice('literature_articles')
  const setting = useAnswer('GET /literature/setting', {})
  const { productId } = asked
  const counts = useAnswer('GET /literature/counts', { query: { productId } }, { keep: true })
  const list = useAnswer(
    'GET /literature/articles',
    { query: { ...asked, page, pageSize } },
    { keep: true }
  )
  const reasonOf = useReasonText(setting.data)
  const ask = useCallback((wish: Partial<Query>) => {
    setPage(1)
    setAsked((before) => ({ ...before, ...wish }))
  }, [])
  const find = useCallback((text?: string) => ask({ text }), [ask])
  const reload = () => {
    setting.reload()
    counts.reload()
    list.reload()
  }
  const { status, waits, source, text, sort, order } = asked
  const isFiltered = [productId, status, waits, source, text].some(Boolean)
  const places = [...chosen].map((key) => {
    const [articleId = '', of = ''] = key.split(' ')
    return { articleId, productId: of }
  })
  const chip = <Key extends 'productId' | 'status' | 'waits' | 'source'>(
    key: Key,
    label: string,
    choices: { value: string; text: string }[]
  ) => (
    <ChoiceChip
      label={label}
      value={asked[key]}
      choices={choices}
      onChange={(value) => ask({ [key]: value })}
    />
  )
  return (
    <Root>
      <ScreenTitle title={t('literature:articles')} />
      <PageHeader
        title={t('literature:articles')}
        actions={
          <>
            <SheetButton productId={productId} />
            <Btn icon="upload" disabled={!setting.data} onClick={() => setImporting(true)}>
              {t('literature:import.act')}
            </Btn>
            <Btn
              kind="primary"
              onClick={() => go(`/literature/desk${productId ? `?productId=${productId}` : ''}`)}
            >
              {t('literature:desk.open')}
            </Btn>
          </>
        }
      />
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', my: 1.5 }}
        role="search"
      >
        <TextFilter value={text} hint={t('literature:filter')} onChange={find} />
        {chip(
          'productId',
          t('literature:product'),
          (setting.data?.products ?? []).map(({ id, name }) => ({ value: id, text: name }))
        )}
        {chip(
          'status',
          t('literature:status.name'),
          reviewStatuses.map((value: ReviewStatus) => ({
            value,
            text: t(`literature:status.${value}`),
          }))
        )}
        {chip('waits', t('literature:waits.name'), [
          { value: 'me', text: t('literature:waits.me') },
          { value: 'anybody', text: t('literature:waits.anybody') },
        ])}
        {chip(
          'source',
          t('literature:sources'),
          sources.map((value) => ({ value, text: sourceText(t, value) }))
        )}
        <Grow />
        {places.length > 0 ? (
          <GiveBar
            places={places}
            people={setting.data?.people ?? []}
            onGiven={() => {
              setChosen(new Set())
              reload()
            }}
            onClear={() => setChosen(new Set())}
          />
        ) : (
          <CountsLine counts={counts.data} />
        )}
      </Stack>
      <DataTable
        label={t('literature:articles')}
        columns={articleColumns(t, reasonOf)}
        choice={choice}
        rows={list.data?.rows ?? null}
        stale={list.stale}
        rowKey={keyOf}
        sort={sort ? { key: sort, direction: order ?? 'asc' } : null}
        onSort={(wish: Sort | null) =>
          ask({ sort: wish?.key as Query['sort'], order: wish?.direction })
        }
        hrefOf={({ articleId, productId: of }) =>
          `/literature/desk?productId=${of}&articleId=${articleId}`
        }
        onOpen={({ articleId, productId: of }) =>
          go(`/literature/desk?productId=${of}&articleId=${articleId}`)
        }
        selection={{
          isSelected: (id) => chosen.has(id),
          select: (ids, isSelected) =>
            setChosen((before) => {
              const next = new Set(before)
              for (const id of ids)
                if (isSelected) next.add(id)
                else next.delete(id)
              return next
            }),
        }}
        paging={{
          ...{ page, pageSize, total: list.data?.total, onPage: setPage },
          onPageSize: (size: PageSize) => {
            setPage(1)
            setPageSize(size)
          },
        }}
        empty={
          <EmptyState
            icon="upload"
            title={t(isFiltered ? 'literature:none_found' : 'literature:none')}
            text={t(isFiltered ? 'literature:none_found_text' : 'literature:none_text')}
          />
        }
        error={list.error}
        onRetry={list.reload}
      />
      {isImporting && setting.data && (
        <ImportDialog
          setting={setting.data}
          productId={productId}
          onImported={reload}
          onClose={() => setImporting(false)}
        />
      )}
    </Root>
  )
}
