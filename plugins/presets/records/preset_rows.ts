import type { CaseContent } from '#kernel/content/case_content'
import { valueOf } from '#kernel/content/leaf'
import { walkContent } from '#kernel/content/walk_content'
import type { FormSchemas } from '#kernel/forms/form_schemas'

import type { Preset, PresetKind } from '#plugins/presets/contract'

/** A line of the table. */
export interface PresetRow {
  readonly id: string
  readonly kind: PresetKind
  readonly name: string
  readonly content: CaseContent
  readonly schema_version: number
  readonly revision: number
  readonly updated_at: Date
  readonly updated_by_name: string
}

/** The preset of a row; one of an earlier form of the pages is read in the present form. */
export function presetOf(row: PresetRow, forms: FormSchemas): Preset {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    content: forms.upgradeContent(row.content, row.schema_version),
    revision: row.revision,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by_name,
  }
}

/** Columns of what a preset says. */
export function columnsOf(
  { name, content }: Pick<Preset, 'name' | 'content'>,
  { contentVersion }: FormSchemas
) {
  const values = [...walkContent(content)].map(({ leaf }) => valueOf(leaf))
  const words = [name, ...values.filter((value) => typeof value === 'string')]
  return {
    name,
    content: JSON.stringify(content),
    schema_version: contentVersion,
    words: words.join('\n').toLowerCase(),
  }
}
