import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Register } from '#plugins/sur/contract/register'
import type { ShownEntry } from '#plugins/sur/contract/shown_entries'
import { textOfValue } from '#plugins/sur/contract/text_of_value'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { Grow, Quiet } from '#resources/kit/panel'
import type { Column, Sort } from '#resources/kit/table/column'
import { DataTable } from '#resources/kit/table/data_table'
import { type PageSize, usePageSize } from '#resources/kit/table/page_size'
import { EntryDrawer } from './entry_drawer'

/** The rows of a register, and the one that is open. */
export function RegisterTable({ register }: { register: Register }) {
  const { t } = useTranslation()
  const { key } = register
  const list = `periodic_register_${key}`
  const choice = useColumnChoice(list)
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize(list)
  const [sort, setSort] = useState<Sort | null>(null)
  const [open, setOpen] = useState<ShownEntry | 'new' | null>(null)
  const { data, error, stale, reload } = useAnswer(
    'GET /report/base/registers',
    {
      query: {
        ...{ register: key, page, pageSize },
        ...(sort && { sort: sort.key, direction: sort.direction }),
      },
    },
    { keep: true }
  )
  const name = say(register.name)
  const widest = register.columns.findLast(({ kind, isHidden }) => kind === 'text' && !isHidden)
  const columns: Column<ShownEntry>[] = [
    ...register.columns.map((column): Column<ShownEntry> => ({
      ...{ key: column.key, width: column.width, label: say(column.label), sortable: true },
      ...(column.isHidden && { isHidden: true }),
      ...(column === widest && { grows: true }),
      ...(column.kind !== 'text' && column.kind !== 'choice' && { num: true }),
      render: ({ values }) => say(textOfValue(column, values[column.key])),
    })),
    {
      ...{ key: 'validFrom', width: 110, label: t('sur:registers.column.valid_from'), num: true },
      sortable: true,
      render: ({ validFrom }) => validFrom,
    },
    {
      ...{ key: 'closedOn', width: 110, label: t('sur:registers.column.ended'), num: true },
      sortable: true,
      render: ({ closedOn }) => closedOn ?? '',
    },
  ]
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', my: 1 }}>
        <Quiet>{say(register.help)}</Quiet>
        <Grow />
        <Btn kind="primary" icon="plus" onClick={() => setOpen('new')}>
          {t('sur:registers.form.add')}
        </Btn>
      </Stack>
      <DataTable
        label={name}
        columns={columns}
        choice={choice}
        rows={data?.rows ?? null}
        stale={stale}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={(next) => {
          setPage(1)
          setSort(next)
        }}
        onOpen={setOpen}
        paging={{
          ...{ page, pageSize, total: data?.total, onPage: setPage },
          onPageSize: (size: PageSize) => {
            setPage(1)
            setPageSize(size)
          },
        }}
        empty={
          <EmptyState
            icon="list"
            title={t('sur:registers.none')}
            text={t('sur:registers.none_text')}
          />
        }
        error={error}
        onRetry={reload}
      />
      <EntryDrawer
        register={register}
        entry={open}
        onClose={() => setOpen(null)}
        onSaved={() => {
          setOpen(null)
          reload()
        }}
      />
    </>
  )
}
