import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { RuleBook } from '#kernel/case/findings/rule_book'
import { clientCatalogue } from '#kernel/case/forms/client_catalogue'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { answering, listOf, ofType, text, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { described, objectOf, type Takes } from '#kernel/http/takes'

const A_YEAR = 31_536_000

/** Gives the browser the element catalogue, the pages and the rules of plugins. */
@inject()
export default class CatalogueController {
  static readonly takes = {
    handle: {
      what: 'The catalogue of elements, the pages and the rules of plugins',
      query: described(
        objectOf({ v: { type: 'string', description: 'Its hash, where it is known.' } }, [])
      ),
      answers: answering({
        hash: text,
        contentVersion: whole,
        catalogue: ofType('CatalogueData', 'kernel/case/content/element_definition'),
        pages: listOf(ofType('ClientPage', 'kernel/case/forms/page_layout')),
        rules: listOf(ofType('Rule', 'kernel/case/rules/rule')),
      }),
    },
  } satisfies Takes

  constructor(
    private readonly forms: FormSchemas,
    private readonly rules: RuleBook
  ) {}

  /** What is asked for by its hash (`?v=`) never changes, so the browser keeps it. */
  async handle(ctx: HttpContext) {
    const { query } = await hear(ctx, CatalogueController.takes.handle)
    const isNamed = query.v === this.forms.hash
    ctx.response.header(
      'cache-control',
      isNamed ? `private, max-age=${A_YEAR}, immutable` : 'private, no-cache'
    )
    return ok({ ...clientCatalogue(this.forms), rules: this.rules.contributed() })
  }
}
