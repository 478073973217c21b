import type { CaseContent } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'
import { walkContent } from '#kernel/case/content/walk_content'
import { json } from '#kernel/database/columns'
import type { FormSchemas } from '#kernel/case/forms/form_schemas'

import type { Preset, PresetKind } from '#plugins/presets/contract'
import { PresetSchema, PresetTemplateSchema } from '#plugins/presets/database/schema'

/** A preset of a project as it is kept. */
export class PresetRow extends PresetSchema {
  static table = 'presets'

  declare kind: PresetKind

  @json()
  declare content: CaseContent
}

/** A template of a company as it is kept. */
export class TemplateRow extends PresetTemplateSchema {
  static table = 'preset_templates'

  declare kind: PresetKind

  @json()
  declare content: CaseContent
}

/** The preset of a row; one of an earlier form of the pages is read in the present form. */
export function presetOf(row: PresetRow | TemplateRow, forms: FormSchemas): Preset {
  const { id, kind, name, revision } = row
  return {
    id,
    kind,
    name,
    content: forms.upgradeContent(row.content, row.schemaVersion),
    revision,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.updatedByName,
  }
}

/** Attributes of what a preset says. */
export function attributesOf(
  { name, content }: Pick<Preset, 'name' | 'content'>,
  { contentVersion }: FormSchemas
) {
  const values = [...walkContent(content)].map(({ leaf }) => valueOf(leaf))
  const words = [name, ...values.filter((value) => typeof value === 'string')]
  return { name, content, schemaVersion: contentVersion, words: words.join('\n').toLowerCase() }
}
