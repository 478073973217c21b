import type { Reading } from '#kernel/database/database'
import type { FormSchemas } from '#kernel/forms/form_schemas'

import type { ListedCase } from '#plugins/cases/contract/list_query'
import type { AnyColumn } from '#plugins/cases/list/list_parts'
import type { LaidOver } from '#plugins/cases/reading/laid_over'
import { fromKeptColumn } from '#plugins/cases/records/kept_column'
import { elementKeeper, keptElements } from '#plugins/cases/records/kept_elements'
import { selectContents } from '#plugins/cases/records/read_cases'
import { summariseCase } from '#plugins/cases/records/summarise_case'

/**
 * Rows of the list as somebody sees them: read anew from what they see of each case, with one
 * statement for all. The columns in the tables are copies of the whole content.
 */
export async function seeListedCases(
  trx: Reading,
  rows: readonly ListedCase[],
  over: LaidOver,
  { columns, forms }: { columns: readonly AnyColumn[]; forms: FormSchemas }
): Promise<ListedCase[]> {
  const keep = await elementKeeper()
  const held = await selectContents(
    trx,
    rows.map(({ id }) => id)
  )
  const whole = held.map(({ id, content, envelope, unmapped, schema_version: version }) => ({
    ...{ id, envelope, content: forms.upgradeContent(content, version) },
    ...fromKeptColumn(unmapped),
  }))
  const seen = new Map((await over.see(whole)).map((each) => [each.id, each]))
  return rows.map((row) => {
    const { content, unmapped } = seen.get(row.id)!
    return {
      ...row,
      ...summariseCase(content),
      ...keptElements(columns, keep(content)),
      unmappedCount: unmapped.length,
    }
  })
}
