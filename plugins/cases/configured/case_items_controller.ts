import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { hasRole } from '#kernel/access/roles/role_at_hand'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { readConfirmation } from '#kernel/configuration/confirmation'
import { Database } from '#kernel/database/database'
import { answering, has, listOf, oneOf, text, truth, whole, words } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import { CaseProcess, nodeKinds } from '#plugins/cases/contract/process'
import { nextRunningNumber, readCaseNumbering } from '#plugins/cases/records/case_numbering_rows'

const node = has({
  ...{
    'key': text,
    'name': words,
    'kind': oneOf(...nodeKinds),
    'isCoded': truth,
    'opensOn?': text,
  },
})

/**
 * GET /case/conf/items: what is configured of the cases of the project at hand, whoever reads cases may
 * know it.
 */
@inject()
export default class CaseItemsController {
  static readonly takes = {
    handle: {
      what: 'What is configured of cases: the nodes that they pass, their pages, their numbering',
      answers: answering({
        nodes: listOf(node),
        pages: listOf(has({ page: text, name: words })),
        numbering: has({ prefix: text, digits: whole, revision: whole, isUsual: truth }),
        /** Whoever asks is asked how cases are numbered, before the first one is. */
        asksForNumbering: truth,
      }),
    },
  } satisfies Takes

  constructor(
    private database: Database,
    private forms: FormSchemas,
    private process: CaseProcess
  ) {}

  async handle(ctx: HttpContext) {
    await hear(ctx, CaseItemsController.takes.handle)
    const { nodes } = await this.process.current()
    const pages = this.forms.pages.map(({ page, title }) => ({ page, name: title }))
    const numbering = await this.database.read((trx) => readCaseNumbering(trx, currentScope()))
    const asksForNumbering = numbering.revision === 0 && (await this.#asksForNumbering())
    return ok({ nodes, pages, numbering, asksForNumbering })
  }

  /** Before the first case is numbered, the administrator of the project is asked to say how. */
  async #asksForNumbering(): Promise<boolean> {
    if (!currentActor().permissions.has('SYS_CONF')) return false
    return this.database.read(async (trx) => {
      const isFirst = (await nextRunningNumber(trx, currentScope())) === 1
      const isOpen = (await readConfirmation(trx, currentScope())) === null
      return isFirst && isOpen && hasRole(trx, 'PRO_ADMIN')
    })
  }
}
