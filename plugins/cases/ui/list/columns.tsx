import type { TFunction } from 'i18next'
import type { ProcessNode } from '#plugins/cases/contract/process'
import type { Column } from '#resources/kit/table/column'
import { say } from '#resources/app/language'
import { Slot } from '#resources/app/slot'
import type { CaseRow, ShownColumn } from './case_row'
import { Cell } from './cell'

/** Types whose values are figures. */
const FIGURES = new Set(['number', 'date', 'moment'])

/** Columns of figures although their type is text. */
const IDENTIFIERS = new Set(['caseNo', 'subject', 'safetyReportId', 'worldwideId'])

/**
 * The columns of the case list as the server states them; on a narrow screen some make room.
 */
export function caseColumns(
  t: TFunction,
  columns: readonly ShownColumn[],
  isWide: boolean,
  nodes: readonly ProcessNode[],
  hrefOf: (row: CaseRow) => string
): Column<CaseRow>[] {
  const acts: Column<CaseRow> = {
    key: 'acts',
    label: t('cases:list.acts'),
    stuck: true,
    width: 40,
    render: ({ id, caseNo }) => <Slot name="cases.list.row" give={{ caseId: id, caseNo }} />,
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
