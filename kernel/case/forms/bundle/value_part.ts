import type { Catalogue } from '#kernel/case/content/catalogue'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { bundleWords } from '#kernel/case/forms/bundle/bundle_words'
import { closedObject, type Part } from '#kernel/case/forms/bundle/part'
import type { ElementField } from '#kernel/case/forms/page_layout'
import type { Language } from '#kernel/language/words'

/** The value of an element, without what may stand in its place. */
export function valuePart(
  element: ElementDefinition,
  field: ElementField,
  catalogue: Catalogue,
  language: Language
): Part {
  if (element.type === 'boolean') return answerPart(element, language)
  if (element.type === 'file') return filePart(language)
  const codes = closedCodes(element, catalogue)
  return codes
    ? choicePart(element, codes, catalogue, language)
    : textPart(element, field, catalogue)
}

/** A box to tick would say no wherever nothing was said: a list has a place for nothing. */
function answerPart({ booleanValues }: ElementDefinition, language: Language): Part {
  const answers = [true, false].filter((answer) => booleanValues?.includes(answer) ?? true)
  const names = answers.map((answer) => bundleWords[answer ? 'yes' : 'no'][language])
  return {
    schema: { type: 'boolean', enum: answers },
    ui: { 'ui:widget': 'select', 'ui:enumNames': names },
  }
}

/** What an upload answers of a document. */
function filePart(language: Language): Part {
  const types = {
    file: 'string',
    name: 'string',
    mediaType: 'string',
    size: 'integer',
    compressed: 'boolean',
    verbatim: 'boolean',
    base64: 'string',
  } as const
  const properties = Object.entries(types).map(([name, type]) => [
    name,
    { type, title: bundleWords[name as keyof typeof types][language] },
  ])
  return { schema: closedObject(Object.fromEntries(properties), ['file']), ui: {} }
}

/** The codes that an element takes, where all of them stand here and no other one is taken. */
function closedCodes(
  { codeList, alternativeCodeLists }: ElementDefinition,
  catalogue: Catalogue
): string[] | undefined {
  const list = catalogue.codeList(codeList)
  if (!list || list.licensed || list.open || alternativeCodeLists?.length) return undefined
  return list.codes.map(({ code }) => code)
}

/** `oneOf` would name each code beside it, and have rjsf make a validator for each. */
function choicePart(
  { codeList }: ElementDefinition,
  codes: readonly string[],
  catalogue: Catalogue,
  language: Language
): Part {
  const names = codes.map((code) => catalogue.codeName(codeList, code, language) ?? code)
  return { schema: { type: 'string', enum: codes }, ui: { 'ui:enumNames': names } }
}

function textPart(
  { maxLength, pattern, codeList }: ElementDefinition,
  { lines }: ElementField,
  catalogue: Catalogue
): Part {
  const examples = catalogue.codeList(codeList)?.codes.map(({ code }) => code) ?? []
  return {
    schema: {
      type: 'string',
      ...(maxLength && { maxLength }),
      ...(pattern && { pattern }),
      ...(examples.length > 0 && { examples }),
    },
    ui: lines ? { 'ui:widget': 'textarea', 'ui:options': { rows: lines } } : {},
  }
}
