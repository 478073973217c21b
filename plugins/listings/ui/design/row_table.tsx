import { styled } from '@mui/material/styles'
import { Fragment, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from '#kernel/language/words'
import { Link } from '#resources/app/navigation/link'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { onRovingKey } from '#resources/kit/roving'
import { colour } from '#resources/kit/theme/tokens'
import { ColumnHead } from './column_head'
import { type Dragged, useDropTarget } from './dragged'
import { RowFoot } from './row_foot'
import { titleOf } from './title_of'
import type { Designed } from './use_designed'
import { useRows } from './use_rows'

const Scroll = styled('div', { shouldForwardProp: (prop) => prop !== 'isOver' })<{
  isOver: boolean
}>(({ isOver }) => ({
  'overflow': 'auto',
  'flex': 1,
  'background': isOver ? colour.hover : colour.card,
  '& table': { borderCollapse: 'separate', borderSpacing: 0 },
  '& td': {
    height: 31,
    padding: '0 8px',
    maxWidth: 260,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderBottom: `1px solid ${colour.lineSoft}`,
  },
  '& tr[data-group] td': { background: colour.head, fontWeight: 600, maxWidth: 'none' },
}))

interface RowTableProps {
  designed: Designed
  /** Cases are at hand; those of a company are in its projects. */
  hasRows: boolean
  listColumns: readonly { key: string; label: Words }[]
  /** Opens what shapes a column, by its key. */
  onShape: (key: string) => void
}

/** The columns as heads over the rows that they show; fields and columns are dropped between them. */
export function RowTable({ designed, hasRows, listColumns, onShape }: RowTableProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const { design } = designed
  const [page, setPage] = useState(1)
  const { data, error, stale, reload } = useRows(design, page, hasRows)
  const table = useRef<HTMLDivElement>(null)
  const place = (what: Dragged, at: number) => {
    if (what.of === 'column') designed.move(what.at, at > what.at ? at - 1 : at)
    else if (what.of === 'element') designed.add({ of: 'element', element: what.element }, at)
    else designed.add({ of: 'list', column: what.column }, at)
  }
  const isOver = useDropTarget(
    table,
    (what) => place(what, design.columns.length),
    (what) => what.of !== 'column'
  )
  const heads = data?.heads ?? []
  const isCut = data !== null && data.readCases < data.cases
  let group: string | null = null
  return (
    <>
      <Scroll ref={table} isOver={isOver} aria-busy={stale}>
        {error && <ErrorState text={error} onRetry={reload} />}
        {design.columns.length === 0 && (
          <EmptyState
            icon="list"
            title={t('listings:no_columns')}
            text={t('listings:no_columns_text')}
          />
        )}
        {design.columns.length > 0 && (
          <table aria-label={t('listings:rows_shown')}>
            <thead>
              <tr onKeyDown={(event) => !event.altKey && onRovingKey(event, '[data-head]')}>
                {design.columns.map((column, at) => (
                  <ColumnHead
                    key={column.key}
                    at={at}
                    name={titleOf(column, catalogue, listColumns, t)}
                    column={column}
                    span={column.source.spread?.count ?? 1}
                    onDropBefore={(what) => place(what, at)}
                    onMove={(to) => designed.move(at, to)}
                    onShape={() => onShape(column.key)}
                    onRemove={() => designed.remove(column.key)}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {data?.rows.map((row, index) => {
                const begins = row.group !== null && row.group !== group
                group = row.group
                return (
                  <Fragment key={`${row.caseId} ${index}`}>
                    {begins && (
                      <tr data-group>
                        <td colSpan={heads.length}>{row.group || t('listings:group_empty')}</td>
                      </tr>
                    )}
                    <tr>
                      {row.cells.map((cell, at) => (
                        <td
                          key={heads[at]?.key ?? at}
                          className={typeof cell === 'number' ? 'num' : undefined}
                          title={cell === null ? undefined : String(cell)}
                        >
                          {at === 0 ? (
                            <Link href={`/cases/${row.caseId}`}>{cell ?? row.caseNo}</Link>
                          ) : (
                            (cell ?? '')
                          )}
                        </td>
                      ))}
                    </tr>
                  </Fragment>
                )
              })}
            </tbody>
          </table>
        )}
        {!hasRows && design.columns.length > 0 && (
          <div style={{ position: 'sticky', left: 0 }}>
            <EmptyState
              icon="list"
              title={t('listings:no_project')}
              text={t('listings:no_project_text')}
            />
          </div>
        )}
        {data && data.rows.length === 0 && design.columns.length > 0 && (
          <EmptyState icon="list" title={t('listings:no_rows')} text={t('listings:no_rows_text')} />
        )}
      </Scroll>
      {hasRows && (
        <RowFoot
          rows={data}
          isCut={isCut}
          page={page}
          onPage={setPage}
          again={
            <Btn kind="ghost" size="small" disabled={stale} onClick={reload}>
              {t('listings:again')}
            </Btn>
          }
        />
      )}
    </>
  )
}
