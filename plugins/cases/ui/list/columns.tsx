import type { TFunction } from 'i18next'
import type { Words } from '#kernel/language/words'
import type { ProcessNode } from '#plugins/cases/contract/process'
import type { CaseRowAct } from '#plugins/cases/contract/slots'
import type { Column } from '#resources/kit/table/column'
import { say } from '#resources/app/language'
import type { ShownColumn } from '#plugins/cases/contract/list_look'
import type { CaseRow } from './case_row'
import { Cell } from './cell'

/** Types whose values are figures. */
const FIGURES = new Set(['number', 'date', 'moment', 'since'])

/** Types whose values are labels of a list that is stated, and so never cut. */
const LABELS = new Set(['choice', 'node'])

/** Columns of figures although their type is text. */
const IDENTIFIERS = new Set(['caseNo', 'subject', 'safetyReportId', 'worldwideId'])

interface ShownList {
  columns: readonly ShownColumn[]
  nodes: readonly ProcessNode[]
  /** What null flavours mean, by code. */
  nullFlavors: Readonly<Record<string, Words>>
  /** What can be done with one case. */
  acts: readonly CaseRowAct[]
}

/** The columns of the case list as the server states them. */
export function caseColumns(t: TFunction, shown: ShownList): Column<CaseRow>[] {
  const { columns, acts: offered, ...given } = shown
  const ofWords = columns.filter(({ type }) => type === 'words')
  const acts: Column<CaseRow> = {
    key: 'acts',
    label: t('cases:list.acts'),
    stuck: 'end',
    width: 8 + 28 * Math.max(1, offered.length),
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
      roomy: column.roomy,
      wraps: LABELS.has(column.type),
      grows: column.grows,
      align: column.align,
      isHidden: column.show === 'wish',
      whenRoom: column.show === 'room',
      render: (row: CaseRow, isShown: (key: string) => boolean) => (
        <Cell
          column={column}
          row={row}
          beside={ofWords
            .filter(({ key }) => isShown(key))
            .map(({ key }) => row[key] as Words | null)}
          {...given}
        />
      ),
    })),
    acts,
  ]
}
