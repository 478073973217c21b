import type { Reading } from '#kernel/database/database'
import type { FormSchemas } from '#kernel/forms/form_schemas'

import type { ListedCase } from '#plugins/cases/contract/list_query'
import type { AnyColumn } from '#plugins/cases/list/list_parts'
import type { LaidOver } from '#plugins/cases/reading/laid_over'
import { portionsOf } from '#plugins/cases/records/at_once'
import { openCase } from '#plugins/cases/records/case_rows'
import { elementKeeper, keptElements } from '#plugins/cases/records/kept_elements'
import { selectCases } from '#plugins/cases/records/read_cases'
import { summariseCase } from '#plugins/cases/records/summarise_case'

/**
 * Rows of the list as somebody sees them: read anew from what they see of each case, some at a time.
 * The columns in the tables are copies of the whole content.
 */
export async function seeListedCases(
  trx: Reading,
  rows: readonly ListedCase[],
  over: LaidOver,
  { columns, forms }: { columns: readonly AnyColumn[]; forms: FormSchemas }
): Promise<ListedCase[]> {
  const keep = await elementKeeper()
  const told = new Map<string, object>()
  for (const ids of portionsOf(rows.map(({ id }) => id))) {
    const whole = (await selectCases(trx, ids)).map((row) => openCase(row, forms))
    for (const { id, content, unmapped } of await over.see(whole)) {
      told.set(id, {
        ...summariseCase(content),
        ...keptElements(columns, keep(content)),
        unmappedCount: unmapped.length,
      })
    }
  }
  return rows.map((row) => ({ ...row, ...told.get(row.id) }))
}
