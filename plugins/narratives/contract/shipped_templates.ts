import { isRows, type CaseContent } from '#kernel/case/content/case_content'
import { hasValue, isFilled, valueOf } from '#kernel/case/content/leaf'
import type { Words } from '#kernel/language/words'

import type { NarrativeSentence, NarrativeTemplate } from '#plugins/narratives/contract/template'

import shipped from '../lang/shipped_templates.json' with { type: 'json' }

export const shippedKeys = ['spontaneous', 'study', 'literature', 'pregnancy'] as const
export type ShippedKey = (typeof shippedKeys)[number]

/** Sentences that several templates have are written down once. */
interface Shipped {
  readonly lists: NarrativeTemplate['lists']
  readonly sentences: Readonly<Record<string, NarrativeSentence>>
  readonly templates: Readonly<
    Record<ShippedKey, { readonly person: Words; readonly sentences: readonly string[] }>
  >
}

const { lists, sentences, templates } = shipped as unknown as Shipped

const made = (key: ShippedKey): NarrativeTemplate => ({
  person: templates[key].person,
  lists,
  sentences: templates[key].sentences.map((name) => sentences[name]!),
})

/** Templates that every project has, by their keys. */
export const shippedTemplates: Readonly<Record<ShippedKey, NarrativeTemplate>> = {
  spontaneous: made('spontaneous'),
  study: made('study'),
  literature: made('literature'),
  pregnancy: made('pregnancy'),
}

/** The shipped template that fits what a case is about. */
export function fittingTemplate(content: CaseContent): ShippedKey {
  if (hasValue(content.D_6) || hasValue(content.D_2_2_1a) || isFilled(content.D_10_6))
    return 'pregnancy'
  const { C_4_r: references } = content
  if (isRows(references) && references.some((row) => hasValue(row.C_4_r_1))) return 'literature'
  return valueOf(content.C_1_3) === '2' ? 'study' : 'spontaneous'
}
