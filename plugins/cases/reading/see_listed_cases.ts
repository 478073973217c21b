import type { Reading } from '#kernel/database/database'
import type { FormSchemas } from '#kernel/case/forms/form_schemas'

import type { ListedCase } from '#plugins/cases/contract/list_query'
import type { AnyColumn } from '#plugins/cases/list/list_parts'
import type { LaidOver } from '#plugins/cases/reading/laid_over'
import { portionsOf } from '#plugins/cases/records/at_once'
import { openCase } from '#plugins/cases/records/case_rows'
import { projectedValuesReader, listedValues } from '#plugins/cases/records/column_values'
import { selectCases } from '#plugins/cases/records/read_cases'
import { summariseCase } from '#plugins/cases/records/summarise_case'

/**
 * Rows of the list as somebody sees them: read anew from what they see of each case, some at a time.
 * The columns in the tables are projections of the whole content.
 */
export async function seeListedCases(
  trx: Reading,
  rows: readonly ListedCase[],
  over: LaidOver,
  { columns, forms }: { columns: readonly AnyColumn[]; forms: FormSchemas }
): Promise<ListedCase[]> {
  const readProjected = await projectedValuesReader()
  const shown = new Map<string, object>()
  for (const ids of portionsOf(rows.map(({ id }) => id))) {
    const whole = (await selectCases(trx, ids)).map((row) => openCase(row, forms))
    for (const { id, content, unmapped } of await over.see(whole)) {
      shown.set(id, {
        ...summariseCase(content),
        ...listedValues(columns, readProjected(content)),
        unmappedCount: unmapped.length,
      })
    }
  }
  return rows.map((row) => ({ ...row, ...shown.get(row.id) }))
}
