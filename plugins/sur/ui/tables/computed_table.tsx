import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { ShownTable } from '#plugins/sur/contract/shown_tables'
import { isDay } from '#plugins/sur/contract/is_day'
import type { TableCell, TableColumn } from '#plugins/sur/contract/tables'
import { casesOf } from '#plugins/sur/contract/units'
import { useLanguage } from '#resources/app/language_context'
import { Link } from '#resources/app/navigation/link'
import { colour } from '#resources/kit/theme/tokens'
import { cellText } from '#plugins/sur/contract/cell_text'
import { TableFrame } from './table_frame'

const Root = styled('figure')({
  'margin': 0,
  '& > div': { overflow: 'auto' },
  '& > p': { fontSize: 12, color: colour.ink2, margin: '6px 0 0', overflowWrap: 'anywhere' },
  '& > h3': { font: 'inherit', fontWeight: 650, margin: '0 0 6px' },
})

/** Cases behind a figure, with what the figure is. */
export interface OpenedFigure {
  readonly title: string
  readonly caseIds: readonly string[]
}

interface ComputedTableProps {
  table: ShownTable
  /** Where its figures come from: which freeze, or that they are live. */
  stamp: string
  onOpen: (figure: OpenedFigure) => void
}

/** A text of so many letters makes its column wide. */
const LONG = 80

/** A table of a report: each figure opens its cases; below it the rule and the freeze. */
export function ComputedTable({ table, stamp, onOpen }: ComputedTableProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { title, source, rule, head, columns, rows, isListing } = table
  const groups = groupsOf(columns)
  const hasTexts = isListing || rows.some(({ cells }) => cells.some((one) => 'text' in one))
  const isLong = columns.map((_column, at) =>
    rows.some(({ cells }) => cells[at] && cellText(cells[at], language).length > LONG)
  )
  const cell = (one: TableCell, label: string, at: number) => {
    const text = cellText(one, language)
    if ('text' in one || one.units.length === 0) return text
    const caseIds = casesOf(one.units)
    const column = columns[at]!.title[language]
    return (
      <button
        type="button"
        title={t('sur:tables.open', { count: caseIds.length })}
        onClick={() => onOpen({ title: `${label} · ${column}: ${text}`, caseIds })}
      >
        {text}
      </button>
    )
  }
  return (
    <Root aria-label={title[language]}>
      <h3>{title[language]}</h3>
      {rows.length === 0 ? (
        <p>{t('sur:tables.none')}</p>
      ) : (
        // A wide table scrolls by itself, so it takes the keys.
        <div tabIndex={0} role="region" aria-label={title[language]}>
          <TableFrame data-texts={hasTexts || undefined}>
            <thead>
              {groups.length > 1 && (
                <tr>
                  <td />
                  {groups.map(({ text, span }, at) => (
                    <th key={`${at} ${text?.en}`} colSpan={span} scope="colgroup">
                      {text?.[language]}
                    </th>
                  ))}
                </tr>
              )}
              <tr>
                <th scope="col">{head[language]}</th>
                {columns.map(({ key, title: text }) => (
                  <th key={key} scope="col">
                    {text[language]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, kind, label, cells, caseId }) => (
                <tr key={key} data-kind={kind}>
                  <th scope="row" colSpan={cells.length === 0 ? columns.length + 1 : undefined}>
                    {caseId ? (
                      <Link href={`/cases/${caseId}`}>{label[language]}</Link>
                    ) : (
                      label[language] || '—'
                    )}
                  </th>
                  {cells.map((one, at) => (
                    <td
                      key={columns[at]!.key}
                      data-long={isLong[at] || undefined}
                      data-figure={'figure' in one || undefined}
                      data-day={isDay(cellText(one, language)) || undefined}
                    >
                      {cell(one, label[language], at)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </TableFrame>
        </div>
      )}
      <p>{rule[language]}</p>
      <p>
        {t('sur:tables.source', { source: source[language] })} · {stamp}
      </p>
    </Root>
  )
}

/** Heads over columns that stand together, in their order; one alone where nothing groups them. */
function groupsOf(columns: readonly TableColumn[]) {
  const groups: { text: TableColumn['group']; span: number }[] = []
  for (const { group } of columns) {
    const last = groups.at(-1)
    if (last && last.text?.en === group?.en) last.span += 1
    else groups.push({ text: group, span: 1 })
  }
  return groups
}
