import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { formatPath } from '#kernel/case/content/element_path'
import type { GroupField } from '#kernel/case/forms/page_layout'
import { currentLanguage } from '#resources/app/language'
import { Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { useForms } from '../catalogue/forms_context'
import { useTonesOfRows } from '../findings/use_findings'
import { leafWords } from '../leaf/leaf_words'
import type { OpenCell } from './matrix_panel'
import { PairLines } from './pair_lines'
import { NOWHERE, pairsByColumn } from './pairs_of'

const NONE: readonly Row[] = []

interface MatrixRowProps {
  row: Row
  /** Place in the case, from 1. */
  place: number
  name: string
  field: GroupField
  columns: readonly string[]
  /** Column of the cell that the keys are at. */
  active: number | null
  open: OpenCell | null
  onCell: (row: string, column: string, pair?: string) => void
}

/** One row of a matrix; drawn anew only when it or what is chosen in it changes. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { row, place, name, field, columns, active, open, onCell } = props
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const matrix = field.matrix!
  const pairs = useMemo(
    () => pairsByColumn(row, matrix, new Set(columns.filter((id) => id !== NOWHERE))),
    [row, matrix, columns]
  )
  const tones = useTonesOfRows(
    formatPath([{ key: toKey(field.group), row: row.id }, { key: toKey(matrix.pairs) }])
  )
  const nothing = t('forms.no_assessment')
  const { element, codes } = matrix.first
  const role = leafWords(catalogue, element, row[toKey(element)], currentLanguage())
  const matters = codes.includes(String(row[toKey(element)]))
  return (
    <tr>
      <th scope="row" title={name}>
        <div>{name || '—'}</div>
        <Quiet className="num">{`${field.group}[${place}]`}</Quiet>{' '}
        {role && <Tag tone={matters ? 'blue' : 'grey'}>{role}</Tag>}
      </th>
      {columns.map((column, index) => {
        const own = pairs.get(column) ?? NONE
        const isOpen = open
          ? open.pair
            ? own.some(({ id }) => id === open.pair)
            : open.column === column
          : false
        const run = () => onCell(row.id, column, own[0]?.id)
        return (
          <td
            key={column}
            role="gridcell"
            tabIndex={active === index ? 0 : -1}
            aria-selected={isOpen}
            onClick={run}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              run()
            }}
          >
            {own.map((pair) => (
              <PairLines
                key={pair.id}
                pair={pair}
                lines={matrix.cell}
                tone={tones.get(pair.id)}
                nothing={nothing}
              />
            ))}
          </td>
        )
      })}
    </tr>
  )
})
