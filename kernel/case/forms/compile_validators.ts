import { join } from 'node:path'

import { Ajv } from 'ajv'
import standaloneModule from 'ajv/dist/standalone/index.js'

import type { Catalogue } from '#kernel/case/content/catalogue'
import { closedObject } from '#kernel/case/forms/bundle/part'
import { leafShape, levelShape } from '#kernel/case/forms/bundle/shape_names'
import { contentSchema, formOf, resolveProperties } from '#kernel/case/forms/element_schema'
import { formSchemasFolder } from '#kernel/case/forms/form_schemas_folder'
import type { FormPage } from '#kernel/case/forms/page_layout'
import { pageLevel, type PageLevel } from '#kernel/case/forms/page_level'
import { jsonFilesOf, readJson } from '#kernel/case/forms/read_json'

// The package is CommonJS: under ESM its function is the default of the default.
const standaloneCode = standaloneModule.default

/** Name under which a compiled module exports the validator of its page, or of the whole case. */
export function validatorName(page: string): string {
  return `validate_${page}`
}

/** The schemas of a module, by the name under which it exports what judges by them. */
type Exported = Record<string, object>

/** What a leaf may be: a form asks for each while it looks which of them a value is. */
const ALTERNATIVES = [
  { type: 'string' },
  { type: 'boolean' },
  { type: 'object', required: ['nullFlavor'], $ref: 'defs:null_flavor' },
  { type: 'object', required: ['value'], $ref: 'defs:coded' },
  { type: 'object', required: ['file'], $ref: 'defs:document' },
]
const alternatives: Exported = Object.fromEntries(
  ALTERNATIVES.map((schema) => [leafShape(schema), schema])
)

/**
 * Sources of ECMAScript modules by name: one for each page, and `case` for the whole content, which
 * exports `validate_case`. That of a page exports what judges it before it is saved (`validate_dm`),
 * and what its forms ask while somebody types (`shape_names`): all of shape alone. They need neither
 * a library nor `eval`, so they run under a strict CSP.
 */
export function compileValidators(
  pages: readonly FormPage[],
  catalogue: Catalogue,
  folder = formSchemasFolder
): Map<string, string> {
  const defs = readDefinitions(folder)
  const modules = pages.map((page): [string, string] => [
    page.page,
    moduleOf(
      {
        [validatorName(page.page)]: shapeOfPage(page, catalogue),
        ...levelsOf(pageLevel(page.sections), catalogue),
        ...alternatives,
      },
      defs
    ),
  ])
  const content = moduleOf({ [validatorName('case')]: contentSchema(catalogue) }, defs)
  return new Map([...modules, ['case', content]])
}

/** The schemas that elements and rows refer to by `defs:`, in the order of their names. */
export function readDefinitions(folder: string): object[] {
  return jsonFilesOf(join(folder, 'defs')).map((path) => readJson<object>(path))
}

function shapeOfPage({ schema }: FormPage, catalogue: Catalogue): object {
  const { version, ...rest } = schema
  void version
  return { ...rest, properties: resolveProperties(schema.properties, catalogue) }
}

/** The leaves of a level, and of the rows in it. */
function levelsOf(level: PageLevel, catalogue: Catalogue, group?: string): Exported {
  const leaves = [...level].flatMap(([key, place]) =>
    'element' in place ? [[key, formOf(place.element, catalogue)]] : []
  )
  const inside = [...level].map(([key, place]) =>
    'group' in place ? levelsOf(place.level, catalogue, key) : {}
  )
  return Object.assign(
    { [levelShape(group)]: closedObject(Object.fromEntries(leaves), []) },
    ...inside
  ) as Exported
}

function moduleOf(schemas: Exported, defs: readonly object[]): string {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    code: { source: true, esm: true },
  })
  ajv.addSchema([...defs])
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name)
  return standaloneCode(ajv, Object.fromEntries(Object.keys(schemas).map((name) => [name, name])))
}
