import { styled } from '@mui/material/styles'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toKey } from '#kernel/content/element_id'
import { formatPath } from '#kernel/content/element_path'
import { say } from '#resources/app/language'
import { Hidden } from '#resources/kit/hidden'
import { Panel, Quiet } from '#resources/kit/panel'
import { useLongList } from '#resources/kit/use_long_list'
import { useForms } from '../catalogue/forms_context'
import { useEditor } from '../editor/editor_context'
import { AddRow } from './add_row'
import { GroupMessages } from './group_messages'
import type { GroupProps } from './group_props'
import { MiniTable } from './mini_table'
import { onRowKey } from './row_keys'
import { TableRow } from './table_row'
import { UndoBar } from './undo_bar'
import { tableColumns } from './table_columns'
import { useRows } from './use_rows'
import { useRowSteps } from './use_row_steps'

const LINE_HEIGHT = 34

const Said = styled('div')({ 'padding': '12px 14px', '&:empty': { display: 'none' } })

/** A small group: a table in place; the chosen row opens under its line. */
export function RowTable({ field, steps, level, title, Sections }: GroupProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const readOnly = useEditor((editor) => editor.readOnly)
  const regions = useEditor((editor) => editor.regions)
  const key = toKey(field.group)
  const rows = useRows(level, steps, key)
  const columns = useMemo(
    () => tableColumns(catalogue, field, rows.rows, regions),
    [catalogue, field, rows.rows, regions]
  )
  const fixed = readOnly || Boolean(field.fixedRows)
  const stepsOf = useRowSteps(steps, key)
  const path = formatPath([...steps, { key }])
  const body = useRef<HTMLTableSectionElement>(null)
  const scroller = () => body.current?.closest<HTMLElement>('#work') ?? null
  const [above, setAbove] = useState(0)
  const list = useLongList({
    count: rows.rows.length,
    keyOf: (index) => rows.rows[index]!.id,
    size: LINE_HEIGHT,
    scroller,
    above,
  })
  const { isLong, show } = list
  useLayoutEffect(() => {
    const work = isLong && scroller()
    if (!work || !body.current) return
    const top = body.current.getBoundingClientRect().top - work.getBoundingClientRect().top
    setAbove(Math.round(top + work.scrollTop))
  }, [isLong])
  const at = rows.rows.findIndex(({ id }) => id === rows.open?.id)
  useEffect(() => {
    if (at >= 0) show?.(at)
    // Only another open row is brought into sight: whoever scrolls is left alone.
  }, [rows.open?.id])
  return (
    <div
      data-panel
      data-group={field.group}
      data-path={path}
      onKeyDown={fixed ? undefined : (event) => onRowKey(event, rows)}
    >
      <Panel
        title={title || say(catalogue.nameOf(field.group))}
        hint={`${rows.rows.length} · ${field.group}`}
        actions={
          <>
            <UndoBar rows={rows} />
            {!fixed && <AddRow onAdd={rows.add} />}
          </>
        }
      >
        <Said>
          {rows.rows.length === 0 && (
            <Quiet>{t(fixed ? 'forms.no_rows' : 'forms.no_rows_add')}</Quiet>
          )}
          <GroupMessages path={path} />
        </Said>
        {rows.rows.length > 0 && (
          <MiniTable sx={{ tableLayout: 'fixed' }} aria-rowcount={rows.rows.length + 1}>
            <thead>
              <tr>
                <th style={{ width: 34 }}>
                  <Hidden>{t('forms.row_number', { at: '' })}</Hidden>
                </th>
                {columns.map(({ element }) => (
                  <th key={element} title={`${element} ${say(catalogue.nameOf(element))}`}>
                    {say(catalogue.labelOf(element))}
                  </th>
                ))}
                <td style={{ width: fixed ? 1 : 128 }} />
              </tr>
            </thead>
            <tbody ref={body} aria-hidden>
              {list.before > 0 && <tr style={{ height: list.before }} />}
            </tbody>
            {list.indexes.map((index) => {
              const row = rows.rows[index]!
              return (
                <TableRow
                  key={row.id}
                  ref={list.measure}
                  row={row}
                  index={index}
                  columns={columns}
                  rows={rows}
                  fixed={fixed}
                >
                  {row.id === rows.open?.id && (
                    <Sections sections={field.sections} steps={stepsOf(row.id)} />
                  )}
                </TableRow>
              )
            })}
            {list.after > 0 && (
              <tbody aria-hidden>
                <tr style={{ height: list.after }} />
              </tbody>
            )}
          </MiniTable>
        )}
      </Panel>
    </div>
  )
}
