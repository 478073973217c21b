import { join } from 'node:path'

import { contentSchema } from '#kernel/case/forms/element_schema'
import type { FormSchemas } from '#kernel/case/forms/form_schemas'
import { formSchemasFolder } from '#kernel/case/forms/form_schemas_folder'
import { jsonFilesOf, readJson } from '#kernel/case/forms/read_json'
import type { JsonSchema } from '#kernel/http/takes'

const PREFIX = 'defs:'

/** The content of a case and the forms of its values, as the validators of the pages are made. */
export function contentSchemas({ catalogue }: FormSchemas): Record<string, unknown> {
  const values = jsonFilesOf(join(formSchemasFolder, 'defs')).map((path) => {
    const schema = readJson<JsonSchema>(path)
    return [nameOf(String(schema.$id)), within(schema)] as const
  })
  const content = within({ ...contentSchema(catalogue) })
  return { CaseContent: content, ...Object.fromEntries(values) }
}

const nameOf = (id: string) => `Case.${id.slice(PREFIX.length)}`

/** The same schema as a component of the document, with its references. */
function within(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(within)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).filter(([key]) => key !== '$id' && key !== '$schema')
  return Object.fromEntries(
    entries.map(([key, value]) =>
      key === '$ref' ? [key, `#/components/schemas/${nameOf(String(value))}`] : [key, within(value)]
    )
  )
}
