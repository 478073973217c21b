import Skeleton from '@mui/material/Skeleton'
import type { Column } from './column'

type Waiting = Pick<Column<never>, 'key' | 'stuck'>

interface SkeletonRowsProps {
  /** As many as may come. */
  rows: number
  columns: readonly Waiting[]
}

/** Rows that are on their way: bars of uneven length where the words will stand. */
export function SkeletonRows({ rows, columns }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden>
      {columns.map(({ key, stuck }, at) => (
        <td key={key} data-stuck={stuck}>
          {!stuck && <Skeleton width={`${40 + ((row * 7 + at * 13) % 5) * 12}%`} height={10} />}
        </td>
      ))}
    </tr>
  ))
}
