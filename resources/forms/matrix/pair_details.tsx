import { styled } from '@mui/material/styles'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import type { PathStep } from '#kernel/case/content/element_path'
import { isGroupField, type GroupField } from '#kernel/case/forms/page_layout'
import { Btn } from '#resources/kit/btn'
import { Card, Grow, Quiet } from '#resources/kit/panel'
import { newRow } from '../content/edit_rows'
import { EditorContext, useEditor, useEditorStore } from '../editor/editor_context'
import type { Sections as SectionsType } from '../page/sections_props'
import { UndoBar } from '../rows/undo_bar'
import { useRowSteps } from '../rows/use_row_steps'
import { useRows } from '../rows/use_rows'
import { FillPairs } from './fill_pairs_buttons'
import { isAssessed } from './fill_pairs'
import type { OpenCell } from './matrix_panel'
import { NOWHERE, pairsByColumn } from './pairs_of'
import { withPendingRow } from './pending_pair'

const Head = styled('header')({
  'display': 'flex',
  'flexWrap': 'wrap',
  'alignItems': 'center',
  'gap': 8,
  'minHeight': 40,
  'padding': '0 8px 0 14px',
  '& b': {
    minWidth: 0,
    maxWidth: '40%',
    fontWeight: 650,
    overflowWrap: 'anywhere',
  },
})

interface PairDetailsProps {
  field: GroupField
  row: Row
  rowName: string
  columns: readonly string[]
  targets: readonly Row[]
  columnName: (row: Row) => string
  open: OpenCell
  onOpen: (cell: OpenCell) => void
  /** Back to the cells. */
  onLeave: () => void
  Sections: SectionsType
}

/** The open pair: who meets whom, and all that can be said of it. */
export function PairDetails(props: PairDetailsProps) {
  const { field, row, rowName, columns, targets, columnName, open, onOpen, onLeave, Sections } =
    props
  const { t } = useTranslation()
  const editor = useEditorStore()
  const readOnly = useEditor((each) => each.readOnly)
  const matrix = field.matrix!
  const key = toKey(matrix.pairs)
  const group = field.sections.flatMap(({ fields }) => fields).find(isGroupField)!
  const steps = useMemo<readonly PathStep[]>(
    () => [{ key: toKey(field.group), row: row.id }],
    [field.group, row.id]
  )
  const rows = useRows(steps, key)
  const stepsOf = useRowSteps(steps, key)
  const byColumn = useMemo(
    () => pairsByColumn(row, matrix, new Set(columns.filter((id) => id !== NOWHERE))),
    [row, matrix, columns]
  )
  const column =
    [...byColumn].find(([, pairs]) => pairs.some(({ id }) => id === open.pair))?.[0] ?? open.column
  const pairs = byColumn.get(column) ?? []
  const made = pairs.find(({ id }) => id === open.pair) ?? pairs[0]
  // A new identity once the pair before was deleted.
  const exists = made !== undefined
  const pending = useMemo<Row>(
    () => ({ ...newRow(), ...(column !== NOWHERE && { [toKey(matrix.pointer)]: column }) }),
    [row.id, column, exists, matrix]
  )
  const pair = made ?? pending
  const inner = useMemo(
    () => (exists ? editor : withPendingRow(editor, steps, key, pending)),
    [exists, editor, steps, key, pending]
  )
  const target = targets.find(({ id }) => id === column)
  const root = useRef<HTMLDivElement>(null)
  const madeId = made?.id
  // A pair that has just been made is kept open when it comes to point to another column.
  useEffect(() => {
    if (madeId && open.pair === undefined) onOpen({ ...open, pair: madeId })
  }, [madeId, open, onOpen])
  useEffect(() => {
    if (root.current?.contains(document.activeElement)) return
    const first = 'input, textarea, select, [role=radio]'
    root.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true })
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [row.id, open])
  return (
    <div
      ref={root}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onLeave()
      }}
    >
      <Card sx={{ mb: 1.5 }}>
        <Head>
          <b>{rowName || field.group}</b>
          <Quiet>×</Quiet>
          <b>{(target ? columnName(target) : t('forms.matrix_nowhere')) || '—'}</b>
          {pairs.length > 1 &&
            pairs.map(({ id }, index) => (
              <Btn
                key={id}
                size="small"
                kind={id === pair.id ? 'primary' : 'plain'}
                aria-label={t('forms.pair', { at: index + 1 })}
                onClick={() => onOpen({ row: row.id, column, pair: id })}
              >
                {index + 1}
              </Btn>
            ))}
          <Grow />
          {made && !readOnly && isAssessed(made, matrix) && (
            <FillPairs field={field} from={made} row={row} column={column} targets={targets} />
          )}
          {!readOnly && <UndoBar rows={rows} />}
          {made && !readOnly && (
            <Btn
              size="small"
              kind="ghost"
              icon="trash"
              onClick={() => {
                rows.acts.remove(made)
                onLeave()
              }}
            >
              {t('forms.delete_pair')}
            </Btn>
          )}
        </Head>
      </Card>
      <EditorContext value={inner}>
        <div key={pair.id}>
          <Sections sections={group.sections} steps={stepsOf(pair.id)} />
        </div>
      </EditorContext>
    </div>
  )
}
