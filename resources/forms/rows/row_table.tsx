import { styled } from '@mui/material/styles'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShallow } from 'zustand/react/shallow'
import type { Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { formatPath } from '#kernel/case/content/element_path'
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

/** Columns go by the room that the table has. */
const Room = styled('div')({ containerType: 'inline-size' })
const Messages = styled('div')({ 'padding': '12px 14px', '&:empty': { display: 'none' } })

/** A small group: a table in place; the chosen row opens under its line. */
export function RowTable({ field, steps, title, Sections }: GroupProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const readOnly = useEditor((editor) => editor.readOnly)
  const regions = useEditor((editor) => editor.regions)
  const key = toKey(field.group)
  const rows = useRows(steps, key)
  // The same columns are the same array, so that rows beside the one at hand are not drawn anew.
  const columnsOf = useShallow((shown: readonly Row[]) =>
    tableColumns(catalogue, field, shown, regions)
  )
  const columns = columnsOf(rows.rows)
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
      onKeyDown={(event) => onRowKey(event, rows, fixed)}
    >
      <Panel
        title={title || say(catalogue.labelOf(field.group))}
        hint={`${rows.rows.length} · ${field.group}`}
        actions={
          <>
            {!fixed && <UndoBar rows={rows} />}
            {!fixed && <AddRow onAdd={rows.acts.add} />}
          </>
        }
      >
        <Messages>
          {rows.rows.length === 0 && (
            <Quiet>{t(fixed ? 'forms.no_rows' : 'forms.no_rows_add')}</Quiet>
          )}
          <GroupMessages path={path} />
        </Messages>
        {rows.rows.length > 0 && (
          <Room>
            <MiniTable aria-rowcount={rows.rows.length + 1}>
              <thead>
                <tr>
                  <th style={{ width: 34 }}>
                    <Hidden>{t('forms.row_number', { at: '' })}</Hidden>
                  </th>
                  {columns.map(({ key: name, fields: [first], title: heading, trend }, at) => (
                    <th
                      key={name}
                      data-at={at}
                      title={first && `${first.element} ${say(catalogue.nameOf(first.element))}`}
                    >
                      {trend ? t('forms.trend') : say(heading ?? catalogue.labelOf(first!.element))}
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
                    count={rows.rows.length}
                    columns={columns}
                    acts={rows.acts}
                    fixed={fixed}
                    isOpen={row.id === rows.open?.id}
                    sections={field.sections}
                    steps={stepsOf(row.id)}
                    Sections={Sections}
                  />
                )
              })}
              {list.after > 0 && (
                <tbody aria-hidden>
                  <tr style={{ height: list.after }} />
                </tbody>
              )}
            </MiniTable>
          </Room>
        )}
      </Panel>
    </div>
  )
}
