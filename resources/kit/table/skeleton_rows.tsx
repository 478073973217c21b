import Skeleton from '@mui/material/Skeleton'

/** Rows that are on their way: bars of uneven length where the words will stand. */
export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <Skeleton width={48 + ((row * 7 + column * 13) % 5) * 18} height={10} />
        </td>
      ))}
    </tr>
  ))
}
