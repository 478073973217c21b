import type { TFunction } from 'i18next'
import type { ProcessNode } from '#plugins/cases/contract/process'
import type { CaseRowAct } from '#plugins/cases/contract/slots'
import type { Column } from '#resources/kit/table/column'
import { say } from '#resources/app/language'
import type { CaseRow, ShownColumn } from './case_row'
import { Cell } from './cell'

/** Types whose values are figures. */
const FIGURES = new Set(['number', 'date', 'moment'])

/** Columns of figures although their type is text. */
const IDENTIFIERS = new Set(['caseNo', 'subject', 'safetyReportId', 'worldwideId'])

interface ShownList {
  columns: readonly ShownColumn[]
  isWide: boolean
  nodes: readonly ProcessNode[]
  /** What can be done with one case. */
  acts: readonly CaseRowAct[]
  hrefOf: (row: CaseRow) => string
}

/** The columns of the case list as the server states them; on a narrow screen some make room. */
export function caseColumns(t: TFunction, shown: ShownList): Column<CaseRow>[] {
  const { columns, isWide, nodes, acts: offered, hrefOf } = shown
  const acts: Column<CaseRow> = {
    key: 'acts',
    label: t('cases:list.acts'),
    stuck: 'end',
    width: 12 + 28 * Math.max(1, offered.length),
    render: ({ id, caseNo }) =>
      offered.map(({ Act }, index) => <Act key={index} caseId={id} caseNo={caseNo} />),
  }
  return [
    ...columns.map((column) => ({
      key: column.key,
      label: say(column.label),
      sortable: column.isSorted,
      num: FIGURES.has(column.type) || IDENTIFIERS.has(column.key),
      width: column.width,
      grows: column.grows,
      align: column.align,
      isHidden: column.show === 'wish' || (column.show === 'wide' && !isWide),
      render: (row: CaseRow) => <Cell column={column} nodes={nodes} row={row} href={hrefOf(row)} />,
    })),
    acts,
  ]
}
