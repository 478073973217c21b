import { styled } from '@mui/material/styles'
import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#kernel/case/content/case_content'
import type { GroupField } from '#kernel/case/forms/page_layout'
import { colour } from '#resources/kit/theme/tokens'
import { Quiet } from '#resources/kit/panel'
import { placeAfterKey } from './grid_keys'
import type { OpenCell } from './matrix_panel'
import { MatrixRow } from './matrix_row'
import { pairStyle } from './pair_lines'
import { NOWHERE } from './pairs_of'

const Scroll = styled('div')({ overflow: 'auto', maxHeight: '52vh', borderRadius: '0 0 8px 8px' })
const Table = styled('table')({
  // Collapsed borders do not stay with sticky cells.
  'borderCollapse': 'separate',
  'borderSpacing': 0,
  'minWidth': '100%',
  '& th': {
    textAlign: 'left',
    fontSize: 12,
    fontWeight: 600,
    verticalAlign: 'top',
    padding: '7px 10px',
    background: colour.head,
    borderRight: `1px solid ${colour.line}`,
    borderBottom: `1px solid ${colour.line}`,
  },
  '& thead th': { position: 'sticky', top: 0, zIndex: 2, minWidth: 168, maxWidth: 220 },
  '& tbody th': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: 208,
    minWidth: 208,
    maxWidth: 208,
  },
  '& thead th:first-of-type': { left: 0, zIndex: 3, minWidth: 208, maxWidth: 208 },
  '& th > div': { overflowWrap: 'anywhere', lineHeight: 1.35 },
  '& td': {
    verticalAlign: 'top',
    height: 46,
    padding: '6px 10px',
    fontSize: 12,
    borderRight: `1px solid ${colour.lineSoft}`,
    borderBottom: `1px solid ${colour.lineSoft}`,
    cursor: 'pointer',
    maxWidth: 220,
    scrollMargin: '60px 20px 20px 220px',
  },
  '& td:hover': { background: colour.hover },
  '& td[aria-selected=true]': {
    background: colour.accentSoft,
    boxShadow: `inset 0 0 0 1px ${colour.accentLine}`,
  },
  '& td:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: -2 },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  ...pairStyle,
})

/** Rows that are drawn with the page; those below, out of sight, follow when it stands. */
const FIRST_ROWS = 8

interface MatrixGridProps {
  ref: Ref<HTMLTableElement>
  label: string
  field: GroupField
  /** Rows as they are shown. */
  rows: readonly Row[]
  /** Rows as they stand in the case. */
  places: readonly Row[]
  /** Identities of the columns. */
  columns: readonly string[]
  targets: readonly Row[]
  nameOf: (row: Row) => string
  columnName: (row: Row) => string
  open: OpenCell | null
  onOpen: (cell: OpenCell) => void
}

/** The cells of a matrix: heads stay in sight, arrow keys move, Enter opens. */
export function MatrixGrid(props: MatrixGridProps) {
  const { ref, label, field, rows, places, columns, targets, nameOf, columnName, open, onOpen } =
    props
  const { t } = useTranslation()
  const matrix = field.matrix!
  const [at, setAt] = useState({ row: 0, column: 0 })
  const [stands, setStands] = useState(false)
  useEffect(() => startTransition(() => setStands(true)), [])
  const active = {
    row: Math.min(at.row, rows.length - 1),
    column: Math.min(at.column, columns.length - 1),
  }
  const latest = useRef({ rows, columns })
  latest.current = { rows, columns }
  const onCell = useCallback(
    (row: string, column: string, pair?: string) => {
      const { rows: now, columns: across } = latest.current
      setAt({ row: now.findIndex(({ id }) => id === row), column: across.indexOf(column) })
      onOpen({ row, column, pair })
    },
    [onOpen]
  )
  const onKey = (event: KeyboardEvent<HTMLTableElement>) => {
    const next = placeAfterKey(event, active, { rows: rows.length, columns: columns.length })
    if (!next) return
    event.preventDefault()
    setAt(next)
    const cell = event.currentTarget.tBodies[0]?.rows[next.row]?.cells[next.column + 1]
    cell?.focus()
  }
  return (
    <Scroll>
      <Table role="grid" aria-label={label} ref={ref} onKeyDown={onKey}>
        <thead>
          <tr>
            <th scope="col">
              <Quiet>{`${field.group} × ${matrix.columns}`}</Quiet>
            </th>
            {columns.map((id) => {
              const index = targets.findIndex((row) => row.id === id)
              const name = id === NOWHERE ? t('forms.matrix_nowhere') : columnName(targets[index]!)
              return (
                <th key={id} scope="col" title={name}>
                  {index >= 0 && <Quiet className="num">{`${matrix.columns}[${index + 1}]`}</Quiet>}
                  <div>{name || '—'}</div>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {(stands ? rows : rows.slice(0, FIRST_ROWS)).map((row, index) => (
            <MatrixRow
              key={row.id}
              row={row}
              place={places.indexOf(row) + 1}
              name={nameOf(row)}
              field={field}
              columns={columns}
              active={index === active.row ? active.column : null}
              open={open?.row === row.id ? open : null}
              onCell={onCell}
            />
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}
