import app from '@adonisjs/core/services/app'

import { apiBase } from '#kernel/http/api_base'
import { productSettings } from '#kernel/http/product_settings'
import type { JsonSchema } from '#kernel/http/takes'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { contentSchemas } from '#kernel/openapi/content_schemas'
import { operationOf } from '#kernel/openapi/operation'
import { refusalResponses, refusalSchemas } from '#kernel/openapi/refusals'
import { sharedParameters } from '#kernel/openapi/request'
import { securitySchemes } from '#kernel/openapi/security'
import { describeCalls } from '#kernel/openapi/describe_calls'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

/** An OpenAPI 3.1 document, as far as the product reads it itself. */
export interface OpenApiDocument {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly [part: string]: unknown
}

/** Describes every call below the base path, from what routes and controllers say of themselves. */
export async function openApi(): Promise<OpenApiDocument> {
  const { container } = app
  const [registry, forms, calls] = await Promise.all([
    container.make(PluginRegistry),
    container.make(FormSchemas),
    describeCalls(app),
  ])
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const call of calls) {
    paths[call.path] ??= {}
    paths[call.path]![call.method] = operationOf(call, registry.permissions)
  }
  const { name, version } = productSettings()
  return {
    openapi: '3.1.1',
    info: { title: name, version, description: ABOUT },
    servers: [{ url: apiBase() }],
    paths,
    components: {
      securitySchemes,
      parameters: sharedParameters,
      responses: refusalResponses,
      schemas: { ...refusalSchemas(registry), ...contentSchemas(forms) },
    },
  }
}

const ABOUT = [
  'Every answer but a file is `{ "status": true, "data": ... }`, or `{ "status": false, "code": ..., "data": { "message": ... } }` with a number of the catalogue, both as HTTP 200.',
  'Text that reads as a number or as true or false is taken as one, so that forms work; names that a body does not have are not heard.',
  'Control characters are refused everywhere but for the ends of lines and tabs (2017).',
  'Rules may refuse more than a schema says (2017): what must hold between fields, and what other data stand against.',
].join('\n\n')
