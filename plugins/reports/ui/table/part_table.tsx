import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CellPlace, ReportParameters, ResultPart, ResultRow } from '#plugins/reports/contract'
import { yearBefore } from '#plugins/reports/contract/year_before'
import { Link } from '#resources/app/navigation/link'
import { say } from '#resources/app/language'
import { colour, size } from '#resources/kit/theme/tokens'
import { cellAddress } from '../cell_link'
import { CountCell } from './count_cell'
import { FurtherCells, furtherHeads } from './further_cells'
import { RowHead } from './row_head'

const Root = styled('table')({
  'width': '100%',
  'borderCollapse': 'collapse',
  'fontSize': 13,
  '& th': {
    position: 'sticky',
    top: 0,
    height: size.tableHead,
    background: colour.head,
    color: colour.ink2,
    fontWeight: 550,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    zIndex: 1,
  },
  '& th, & td': { padding: '0 10px', borderBottom: `1px solid ${colour.lineSoft}` },
  '& td': { height: 30 },
  '& th.num, & td.num': { textAlign: 'right' },
  '& tr.sum td, & tr.sum th': { fontWeight: 650, background: colour.hover },
  '& td a': { color: colour.accent, textDecoration: 'none' },
  '& td a:hover': { textDecoration: 'underline' },
})

/** With more rows those below others are folded in at first. */
const MANY = 60

export interface PartTableProps {
  part: ResultPart
  /** The same today, beside a kept run. */
  now?: ResultPart
  report: string
  parameters: ReportParameters
  run?: string
  isOfThings: boolean
  onChanged: () => void
}

const keyOf = (values: ResultRow['values']) => JSON.stringify(values)

/** The numbers of a part; each opens its cases. */
export function PartTable(props: PartTableProps) {
  const { part, now, report, parameters, run, isOfThings, onChanged } = props
  const { t } = useTranslation()
  const [folded, setFolded] = useState<ReadonlySet<string> | null>(null)
  const isNested = part.heads.length > 1
  const tops = part.rows.filter(({ values }) => values.length === 1)
  const isFolded = (row: ResultRow) =>
    folded ? folded.has(keyOf(row.values)) : isNested && part.rows.length > MANY
  const toggle = (row: ResultRow) => {
    const before = folded ?? new Set(tops.filter(isFolded).map(({ values }) => keyOf(values)))
    const next = new Set(before)
    if (!next.delete(keyOf(row.values))) next.add(keyOf(row.values))
    setFolded(next)
  }
  const hidden = new Set(tops.filter(isFolded).map(({ values }) => values[0]))
  const shown = part.rows.filter(({ values }) => values.length === 1 || !hidden.has(values[0]))
  const today = new Map(now?.rows.map((row) => [keyOf(row.values), row]))
  const hrefOf = (place: Omit<CellPlace, 'part'>, asked = parameters) =>
    cellAddress({
      ...{ report, run, parameters: asked, part: part.key, title: titleOf(part, place) },
      ...place,
    })
  const cells = (
    row: Pick<ResultRow, 'values' | 'cells' | 'total'>,
    same?: ResultPart['rows'][0] | ResultPart
  ) => (
    <>
      {part.columns.map(({ value }, at) => (
        <CountCell
          key={at}
          counts={row.cells[at]!}
          now={same?.cells[now!.columns.findIndex((column) => column.value === value)] ?? undefined}
          isOfThings={isOfThings}
          href={hrefOf({ row: row.values, column: value })}
        />
      ))}
      <CountCell
        counts={row.total}
        now={same?.total}
        isOfThings={isOfThings}
        href={hrefOf({ row: row.values })}
      />
      <td className="num">{share(row.total[0], part.total[0])}</td>
    </>
  )
  return (
    <Root aria-label={say(part.label)}>
      <thead>
        <tr>
          <th scope="col">{part.heads.map(say).join(' / ')}</th>
          {part.columns.map(({ value, label }) => (
            <th key={value ?? ''} scope="col" className="num">
              {say(label)}
            </th>
          ))}
          <th scope="col" className="num">
            {t('reports:table.total')}
          </th>
          <th scope="col" className="num">
            {t('reports:table.share')}
          </th>
          {furtherHeads(part, t).map((head) => (
            <th key={head} scope="col" className="num">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="sum">
          <td>{t('reports:table.all')}</td>
          {cells({ values: [], cells: part.cells, total: part.total }, now)}
          {furtherHeads(part, t).map((head) => (
            <td key={head} />
          ))}
        </tr>
        {shown.map((row) => (
          <tr key={keyOf(row.values)} className={isNested && row.values.length === 1 ? 'sum' : ''}>
            <RowHead
              row={row}
              isFolded={isFolded(row)}
              onToggle={isNested && row.values.length === 1 ? () => toggle(row) : undefined}
            />
            {cells(row, today.get(keyOf(row.values)))}
            <FurtherCells
              {...{ part, row, onChanged }}
              before={
                row.before !== undefined && row.before > 0 && run === undefined ? (
                  <Link
                    href={hrefOf({ row: [yearBefore(row.values[0]!)] }, aYearBefore(parameters))}
                  >
                    {row.before}
                  </Link>
                ) : (
                  (row.before ?? '')
                )
              }
            />
          </tr>
        ))}
      </tbody>
    </Root>
  )
}

/** What a number is called: the names of its row and of its column. */
function titleOf({ rows, columns }: ResultPart, { row, column }: Omit<CellPlace, 'part'>): string {
  const labels = row.map((_, at) => {
    const key = keyOf(row.slice(0, at + 1))
    return rows.find(({ values }) => keyOf(values) === key)?.label ?? row[at] ?? ''
  })
  const across = columns.find(({ value }) => value === column)?.label
  const all = column === undefined || !across ? labels : [...labels, across]
  return all.map((label) => (typeof label === 'string' ? label : say(label))).join(' × ')
}

const share = (cases: number, all: number) => (all === 0 ? '' : ((cases / all) * 100).toFixed(1))

const aYearBefore = ({ from, to, ...others }: ReportParameters): ReportParameters => ({
  ...others,
  ...(from && { from: yearBefore(from) }),
  ...(to && { to: yearBefore(to) }),
})
