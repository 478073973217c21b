import type { RaRecord } from 'react-admin'

/** What is chosen, also while its rows are on their way: nothing that stood there is dropped. */
export function chosenOf(rows: readonly RaRecord[], ids: readonly string[]): RaRecord[] {
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  return ids.map((id) => byId.get(id) ?? { id })
}
