/** A place in a grid. */
export interface GridPlace {
  row: number
  column: number
}

/**
 * Where a key leads in a grid, as spreadsheets have it: arrows by one, Home and End along the row,
 * with Ctrl to the corners. Null for other keys.
 */
export function placeAfterKey(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  from: GridPlace,
  size: { rows: number; columns: number }
): GridPlace | null {
  const last = { row: size.rows - 1, column: size.columns - 1 }
  const { row, column } = from
  const places: Record<string, GridPlace> = {
    ArrowUp: { row: Math.max(0, row - 1), column },
    ArrowDown: { row: Math.min(last.row, row + 1), column },
    ArrowLeft: { row, column: Math.max(0, column - 1) },
    ArrowRight: { row, column: Math.min(last.column, column + 1) },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? last.row : row, column: last.column },
  }
  return places[key] ?? null
}
