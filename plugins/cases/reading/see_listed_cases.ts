import type { Reading } from '#kernel/database/database'
import type { FormSchemas } from '#kernel/forms/form_schemas'

import type { LaidOver } from '#plugins/cases/reading/laid_over'
import { type ListedCase, summaryColumns } from '#plugins/cases/records/case_list'
import { extraColumns } from '#plugins/cases/records/extra_columns'
import { fromKeptColumn } from '#plugins/cases/records/kept_column'
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
  forms: FormSchemas
): Promise<ListedCase[]> {
  const extras = await extraColumns()
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
      ...summaryColumns(summariseCase(content)),
      ...{ extra: extras(content), unmappedCount: unmapped.length },
    }
  })
}
