import type { HttpContext } from '@adonisjs/core/http'

import { described, type Takes } from '#kernel/http/takes'
import { openApi } from '#kernel/openapi/open_api'

/** GET /openapi.json: this product's calls, for programs and for tools that make clients. */
export default class OpenApiController {
  static readonly takes = {
    handle: {
      what: 'This document',
      file: 'application/json',
      answers: described({ type: 'object' }),
    },
  } satisfies Takes

  /** Routes do not change while a process runs, so that it is made once. */
  static #text: Promise<string> | undefined

  /** Whoever has it already is told so (304) by its ETag. */
  async handle({ response }: HttpContext) {
    OpenApiController.#text ??= openApi().then((document) => JSON.stringify(document))
    response.header('cache-control', 'private, no-cache')
    response.header('content-type', 'application/json; charset=utf-8')
    return response.send(await OpenApiController.#text, true)
  }
}
