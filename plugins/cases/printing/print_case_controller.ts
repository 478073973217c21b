import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'

import { MOST_PRINTED } from '#plugins/cases/contract/list_query'
import { CaseReading } from '#plugins/cases/contract/reading'
import { ofRevision } from '#plugins/cases/printing/of_revision'

const ID = '[0-9a-fA-F-]{36}'
/** Ids with commas between them, as they stand in an address. */
const IDS = new RegExp(`^${ID}(,${ID}){0,${MOST_PRINTED - 1}}$`)
const several = vine.compile(vine.object({ caseIds: vine.string().regex(IDS) }))

/**
 * The screen on which whole cases are printed: one as it stands or stood after one of its saves, or
 * several. It asks for the sheets of one after the other.
 */
@inject()
export default class PrintCaseController {
  static readonly takes = {
    handle: { query: ofRevision },
    several: { query: several },
  } satisfies Takes

  constructor(
    private reading: CaseReading,
    private forms: FormSchemas
  ) {}

  /** Refuses with 1005 a revision that the case does not have. */
  async handle(ctx: HttpContext) {
    const { query } = await hear(ctx, PrintCaseController.takes.handle)
    const { revision } = query
    const caseIds = await this.reading.choose({ caseIds: [ctx.params.caseId] })
    if (revision !== undefined) {
      const saves = await this.reading.listRevisions(caseIds[0]!)
      if (!saves.some((save) => save.revision === revision))
        throw new kernelErrors.E_DATA_NOT_FOUND()
    }
    return this.#show(ctx, { caseIds, revision })
  }

  /** Refuses with 2604 when the project does not have one of them. */
  async several(ctx: HttpContext) {
    const { query } = await hear(ctx, PrintCaseController.takes.several)
    return this.#show(ctx, {
      caseIds: await this.reading.choose({ caseIds: query.caseIds.split(',') }),
    })
  }

  #show(
    ctx: HttpContext,
    asked: { readonly caseIds: readonly string[]; readonly revision?: number }
  ) {
    return showScreen(ctx, 'cases/print/case_print', {
      ...asked,
      printedAt: new Date().toISOString(),
      catalogueHash: this.forms.hash,
    })
  }
}
