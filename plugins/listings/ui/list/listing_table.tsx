import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { say } from '#resources/app/language'
import { useNavigation } from '#resources/app/navigation/navigation'
import { Moment } from '#resources/app/moment'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import type { Column } from '#resources/kit/table/column'
import { DataTable } from '#resources/kit/table/data_table'
import { usePageSize } from '#resources/kit/table/page_size'
import { designOf, type Place } from '../place'
import { NewDialog, type Beginning } from './new_dialog'
import { type ListedDesign, useListings } from './use_listings'

const Head = styled('div')({ marginBottom: 12 })

/** Under which name it is remembered which columns somebody sees. */
const choices = {
  project: 'listings',
  templates: 'listing_templates',
  company: 'company_listings',
} as const

interface ListingTableProps {
  title: string
  place: Place
}

/** Designs as a list: a row opens its designer. */
export function ListingTable({ title, place }: ListingTableProps) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const list = useListings(place)
  const isTemplate = place !== 'project'
  const addressOf = ({ id }: ListedDesign) => designOf(place, id)
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize('listings')
  const [beginning, setBeginning] = useState<Beginning | null>(null)
  const choice = useColumnChoice(choices[place])
  const rows = list.data?.slice((page - 1) * pageSize, page * pageSize) ?? null
  const columns: Column<ListedDesign>[] = [
    {
      ...{ key: 'name', width: 220, label: t('listings:name'), grows: true },
      render: ({ names }) => say(names),
    },
    {
      ...{ key: 'grain', width: 110, label: t('listings:grain.name') },
      render: ({ grain }) => t(`listings:grain.${grain}`),
    },
    {
      ...{ key: 'columns', width: 80, label: t('listings:columns'), num: true },
      render: ({ columnCount }) => columnCount,
    },
    {
      ...{ key: 'revision', width: 80, label: t('listings:revision'), num: true },
      render: ({ revision }) => revision,
    },
    {
      ...{ key: 'weekly', width: 150, label: t('listings:weekly.column'), isHidden: isTemplate },
      render: ({ weeklyKind, weeklyByName }) =>
        weeklyKind ? t('listings:weekly.to', { name: weeklyByName }) : '—',
    },
    {
      ...{ key: 'updatedBy', width: 130, label: t('listings:changed_by'), whenRoom: true },
      render: ({ updatedByName }) => updatedByName,
    },
    {
      ...{ key: 'updatedAt', width: 180, label: t('listings:changed_at'), num: true },
      render: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
    {
      ...{ key: 'acts', width: 136, label: t('listings:acts'), stuck: 'end' },
      render: (row) => (
        <span onClick={(event) => event.stopPropagation()}>
          <Btn
            kind="ghost"
            size="small"
            aria-label={t('listings:copy_of', { name: say(row.names) })}
            onClick={() => setBeginning({ copyOf: row.id, name: say(row.names) })}
          >
            {t('listings:copy')}
          </Btn>
          <Btn
            kind="ghost"
            size="small"
            aria-label={t('listings:remove_of', { name: say(row.names) })}
            onClick={() => void list.remove(row)}
          >
            {t('listings:remove')}
          </Btn>
        </span>
      ),
    },
  ]
  return (
    <>
      <Head>
        <PageHeader
          title={title}
          actions={
            <Btn kind="primary" icon="plus" onClick={() => setBeginning({})}>
              {t(isTemplate ? 'listings:new_template' : 'listings:new')}
            </Btn>
          }
        />
      </Head>
      <DataTable
        label={title}
        columns={columns}
        choice={choice}
        rows={rows}
        stale={list.stale}
        rowKey={({ id }) => id}
        hrefOf={addressOf}
        onOpen={(row) => go(addressOf(row))}
        paging={{
          ...{ page, pageSize, total: list.data?.length, onPage: setPage },
          onPageSize: (size) => {
            setPage(1)
            setPageSize(size)
          },
        }}
        empty={<EmptyState icon="list" title={t('listings:none')} text={t('listings:none_text')} />}
        error={list.error}
        onRetry={list.reload}
      />
      {beginning && (
        <NewDialog
          beginning={beginning}
          place={place}
          onCreate={list.create}
          onClose={() => setBeginning(null)}
        />
      )}
    </>
  )
}
