import { Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { toKey } from '#kernel/content/element_id'
import { formatPath } from '#kernel/content/element_path'
import { say } from '#resources/app/language'
import { Panel, Quiet } from '#resources/kit/panel'
import { useForms } from '../catalogue/forms_context'
import { useEditor } from '../editor/editor_context'
import { AddRow } from './add_row'
import type { GroupProps } from './group_props'
import { LeafCell } from './leaf_cell'
import { MiniTable } from './mini_table'
import { RowActs } from './row_acts'
import { onRowKey } from './row_keys'
import { UndoBar } from './undo_bar'
import { tableColumns } from './table_columns'
import { useRows } from './use_rows'
import { useRowSteps } from './use_row_steps'

/** A small group: a table in place; the chosen row opens under its line. */
export function RowTable({ field, steps, level, title, Sections }: GroupProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const { readOnly } = useEditor()
  const key = toKey(field.group)
  const rows = useRows(level, steps, key)
  const columns = useMemo(() => tableColumns(field), [field])
  const fixed = readOnly || field.fixedRows
  const stepsOf = useRowSteps(steps, key)
  return (
    <div
      data-path={formatPath([...steps, { key }])}
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
        {rows.rows.length === 0 ? (
          <Quiet style={{ display: 'block', padding: '12px 14px' }}>{t('forms.no_rows')}</Quiet>
        ) : (
          <MiniTable sx={{ tableLayout: 'fixed' }}>
            <thead>
              <tr>
                {columns.map(({ element }) => (
                  <th key={element} title={`${element} ${say(catalogue.nameOf(element))}`}>
                    {say(catalogue.labelOf(element))}
                  </th>
                ))}
                <td style={{ width: fixed ? 1 : 128 }} />
              </tr>
            </thead>
            <tbody>
              {rows.rows.map((row) => (
                <Fragment key={row.id}>
                  <tr
                    data-on={row.id === rows.openId}
                    onClick={() => rows.setOpenId(row.id === rows.openId ? null : row.id)}
                  >
                    {columns.map((column) => (
                      <LeafCell key={column.element} field={column} row={row} />
                    ))}
                    <td style={{ textAlign: 'right' }} onClick={(event) => event.stopPropagation()}>
                      {!fixed && <RowActs row={row} rows={rows} />}
                    </td>
                  </tr>
                  {row.id === rows.openId && (
                    <tr>
                      <td colSpan={columns.length + 1} className="open">
                        <Sections sections={field.sections} steps={stepsOf(row.id)} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              ))}
            </tbody>
          </MiniTable>
        )}
      </Panel>
    </div>
  )
}
