import type { Catalogue } from '#kernel/case/content/catalogue'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { bundleWords, type BundleWord } from '#kernel/case/forms/bundle/bundle_words'
import { closedObject, type Part } from '#kernel/case/forms/bundle/part'
import { valuePart } from '#kernel/case/forms/bundle/value_part'
import type { ElementField } from '#kernel/case/forms/page_layout'
import type { Language } from '#kernel/language/words'

/**
 * An element as any form may hold it: its value, a null flavour where it may have one, and a code
 * with its name where the codes do not all stand here.
 */
export function leafPart(
  element: ElementDefinition,
  field: ElementField,
  catalogue: Catalogue,
  language: Language
): Part {
  const value = valuePart(element, field, catalogue, language)
  const words = {
    title: catalogue.labelOf(element.id)[language],
    ...(element.help && { description: element.help[language] }),
  }
  const parts = [titled('value', value, language)]
  if (element.nullFlavors?.length) {
    const flavours = nullFlavorPart(element.nullFlavors, catalogue, language)
    parts.push(titled('nullFlavor', flavours, language))
  }
  if (element.type === 'code' && value.schema.enum === undefined) {
    parts.push(titled('coded', codedPart(value, language), language))
  }
  if (parts.length === 1) return { schema: { ...words, ...value.schema }, ui: value.ui }
  return {
    schema: { ...words, anyOf: parts.map(({ schema }) => schema) },
    ui: { anyOf: parts.map(({ ui }) => ui) },
  }
}

function titled(word: BundleWord, { schema, ui }: Part, language: Language): Part {
  return { schema: { title: bundleWords[word][language], ...schema }, ui }
}

function nullFlavorPart(
  flavours: readonly string[],
  catalogue: Catalogue,
  language: Language
): Part {
  const names = flavours.map((code) => catalogue.codeName('null-flavor', code, language) ?? code)
  const title = bundleWords.nullFlavor[language]
  return {
    schema: closedObject({ nullFlavor: { type: 'string', title, enum: flavours } }, ['nullFlavor']),
    ui: { nullFlavor: { 'ui:enumNames': names } },
  }
}

function codedPart(value: Part, language: Language): Part {
  const names = ['displayName', 'codeSystem', 'codeSystemVersion'] as const
  const beside = names.map((name) => [name, { type: 'string', title: bundleWords[name][language] }])
  const properties = {
    value: titled('value', value, language).schema,
    ...Object.fromEntries(beside),
  }
  return { schema: closedObject(properties, ['value']), ui: {} }
}
