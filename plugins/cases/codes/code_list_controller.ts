import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { answering, has, listOf, text, truth, words } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'

/** The code lists that elements of the case pages take their values from. */
@inject()
export default class CodeListController {
  static readonly takes = {
    handle: {
      answers: answering({
        'id': text,
        'name': words,
        'oid?': text,
        'licensed?': truth,
        'note?': words,
        'codes': listOf(has({ 'code': text, 'name?': words, 'alias?': listOf(text) })),
      }),
    },
  } satisfies Takes

  constructor(private forms: FormSchemas) {}

  /** GET /case/dictionary/{id}; 1005 when there is no such list. */
  async handle({ params }: HttpContext) {
    const list = this.forms.catalogue.codeList(params.list)
    if (!list) throw new kernelErrors.E_DATA_NOT_FOUND()
    return ok(list)
  }
}
