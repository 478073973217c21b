import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShallow } from 'zustand/react/shallow'
import type { Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { isGroupField, type GroupField } from '#kernel/case/forms/page_layout'
import { say } from '#resources/app/language'
import { Panel, Quiet } from '#resources/kit/panel'
import { useForms } from '../catalogue/forms_context'
import { levelAt } from '../content/edit_content'
import { rowsAt } from '../content/edit_rows'
import { useEditor } from '../editor/editor_context'
import { onPlace } from '../editor/reveal'
import type { GroupProps } from '../rows/group_props'
import { useRowName } from '../rows/use_row_name'
import { isSuspect, openCells } from './fill_pairs'
import { MatrixGrid } from './matrix_grid'
import { PairDetails } from './pair_details'
import { NOWHERE, orderedRows, pairsByColumn } from './pairs_of'

/** The cell that is open; its pair when there is one, since a pair can move to another column. */
export interface OpenCell {
  row: string
  column: string
  pair?: string
}

/** The rows of a group by the rows of another one; the chosen pair is opened below. */
export function MatrixPanel({ field, steps, title, Sections }: GroupProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const matrix = field.matrix!
  const nameOf = useRowName(field.summary ?? [])
  const columnName = useRowName(matrix.names)
  const all = useEditor(({ content }) => rowsAt(levelAt(content, steps), toKey(field.group)))
  const targets = useEditor(({ content }) => rowsAt(content, toKey(matrix.columns)))
  const rows = useMemo(() => orderedRows(all, matrix), [all, matrix])
  // The same columns are the same array, so that rows beside the one at hand are not drawn anew.
  const columnsOf = useShallow((shown: readonly Row[]) => {
    const ids = new Set(targets.map(({ id }) => id))
    const lost = shown.some((row) => pairsByColumn(row, matrix, ids).has(NOWHERE))
    return lost ? [...ids, NOWHERE] : [...ids]
  })
  const columns = columnsOf(all)
  const [open, setOpen] = useState<OpenCell | null>(null)
  const grid = useRef<HTMLTableElement>(null)
  useEffect(() => onPlace((place) => show(field, place, setOpen)), [field])
  const leave = useCallback(
    () => grid.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus(),
    []
  )
  const group = say(catalogue.labelOf(field.group))
  const other = say(catalogue.labelOf(matrix.columns))
  if (rows.length === 0 || targets.length === 0) {
    return (
      <Panel title={title || group}>
        <Quiet style={{ display: 'block', padding: '12px 14px' }}>
          {t('forms.matrix_needs', { rows: group, columns: other })}
        </Quiet>
      </Panel>
    )
  }
  const row = open && rows.find(({ id }) => id === open.row)
  return (
    <>
      <div data-panel>
        <Panel
          title={title || group}
          hint={t('forms.matrix_hint')}
          actions={<Assessed rows={rows} columns={columns} matrix={matrix} />}
        >
          <MatrixGrid
            ref={grid}
            label={title || group}
            field={field}
            rows={rows}
            places={all}
            columns={columns}
            targets={targets}
            nameOf={nameOf}
            columnName={columnName}
            open={open}
            onOpen={setOpen}
          />
        </Panel>
      </div>
      {row && open && (
        <PairDetails
          key={row.id}
          field={field}
          row={row}
          rowName={nameOf(row)}
          columns={columns}
          targets={targets}
          columnName={columnName}
          open={open}
          onOpen={setOpen}
          onLeave={leave}
          Sections={Sections}
        />
      )}
    </>
  )
}

/** How much of what has to be is assessed: pairs of suspects. */
function Assessed({
  rows,
  columns,
  matrix,
}: {
  rows: ReturnType<typeof orderedRows>
  columns: readonly string[]
  matrix: NonNullable<GroupField['matrix']>
}) {
  const { t } = useTranslation()
  const targets = columns.filter((id) => id !== NOWHERE)
  const all = rows.filter((row) => isSuspect(row, matrix)).length * targets.length
  const count = all - openCells(rows, targets, matrix).length
  return (
    <Quiet className="num" style={{ paddingRight: 6 }}>
      {t('forms.assessed', { count, all })}
    </Quiet>
  )
}

/** Opens the pair that a place stands in. */
function show(
  { group, sections }: GroupField,
  [row, pair]: { key: string; row?: string }[],
  open: (cell: OpenCell) => void
) {
  const pairs = sections.flatMap(({ fields }) => fields).find(isGroupField)!
  if (row?.key !== toKey(group) || !row.row) return
  if (pair?.key === toKey(pairs.group) && pair.row)
    open({ row: row.row, column: NOWHERE, pair: pair.row })
}
