import { join } from 'node:path'

import { Ajv } from 'ajv'
import standaloneModule from 'ajv/dist/standalone/index.js'

import type { Catalogue } from '#kernel/content/catalogue'
import { contentSchema, resolveProperties } from '#kernel/forms/element_schema'
import { formSchemasFolder } from '#kernel/forms/form_schemas_folder'
import type { FormPage } from '#kernel/forms/page_layout'
import { jsonFilesOf, readJson } from '#kernel/forms/read_json'

// The package is CommonJS: under ESM its function is the default of the default.
const standaloneCode = standaloneModule.default

/** Name under which the compiled module exports the validator of a page, or of the whole case. */
export function validatorName(page: string): string {
  return `validate_${page}`
}

/**
 * Source of one ECMAScript module that exports a validator per page and one for the whole content
 * (`validate_case`). It needs neither a library nor `eval`, so it runs under a strict CSP.
 */
export function compileValidators(
  pages: readonly FormPage[],
  catalogue: Catalogue,
  folder = formSchemasFolder
): string {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    code: { source: true, esm: true },
  })
  for (const path of jsonFilesOf(join(folder, 'defs'))) ajv.addSchema(readJson<object>(path))
  const exported: Record<string, string> = { [validatorName('case')]: 'case:content' }
  ajv.addSchema(contentSchema(catalogue))
  for (const { page, schema } of pages) {
    const properties = resolveProperties(schema.properties, catalogue)
    const { version, ...rest } = schema
    void version
    ajv.addSchema({ ...rest, properties })
    exported[validatorName(page)] = schema.$id
  }
  return standaloneCode(ajv, exported)
}
