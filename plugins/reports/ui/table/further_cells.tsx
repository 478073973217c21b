import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { ResultPart, ResultRow } from '#plugins/reports/contract'
import { say } from '#resources/app/language'
import { QuantityBox } from './quantity_box'

const PER = 100_000
const DAYS = [2, 4, 5] as const // median, ninth decile, most

const hasDays = ({ rows }: ResultPart) => rows.some(({ days }) => days !== undefined)

/** Names of what stands behind the numbers of a part. */
export function furtherHeads(part: ResultPart, t: TFunction): string[] {
  return [
    ...(part.hasYearBefore ? [t('reports:table.year_before')] : []),
    ...(part.rate ? [say(part.rate)] : []),
    ...(part.hasQuantities ? [t('reports:table.quantity'), t('reports:table.per_100000')] : []),
    ...(hasDays(part)
      ? [t('reports:table.p50'), t('reports:table.p90'), t('reports:table.most')]
      : []),
  ]
}

interface FurtherCellsProps {
  part: ResultPart
  row: ResultRow
  before: ReactNode
  onChanged: () => void
}

/** The year before, quantities of batches, days: whatever the part has beside its numbers. */
export function FurtherCells({ part, row, before, onChanged }: FurtherCellsProps) {
  const { quantity, values, total, days } = row
  const [product, batch] = values
  return (
    <>
      {part.hasYearBefore && <td className="num">{before}</td>}
      {part.rate && <td className="num">{row.rate ?? ''}</td>}
      {part.hasQuantities && (
        <>
          <td className="num">
            {product && batch && (
              <QuantityBox key={quantity} {...{ product, batch, quantity, onChanged }} />
            )}
          </td>
          <td className="num">{quantity ? ((total[0] / quantity) * PER).toFixed(2) : ''}</td>
        </>
      )}
      {hasDays(part) &&
        DAYS.map((at) => (
          <td key={at} className="num">
            {days ? Math.round(days[at]! * 10) / 10 : ''}
          </td>
        ))}
    </>
  )
}
