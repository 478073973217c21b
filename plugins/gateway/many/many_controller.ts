import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, answeringList, has, id, listOf, text, words } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aSaidText, aTruth } from '#kernel/http/values'

import { chosenBy, takesChosenCases } from '#plugins/cases/contract/takes_chosen_cases'
import { RefusedOfMany } from '#plugins/gateway/many/refused_of_many'
import { manyActs, SubmitMany } from '#plugins/gateway/many/submit_many'

const MOST_DESTINATIONS = 20

const body = vine.compile(
  vine.object({
    ...takesChosenCases,
    act: vine.enum(manyActs),
    /** Ids of destinations; all when absent. */
    destinationIds: vine.array(vine.string().uuid()).maxLength(MOST_DESTINATIONS).optional(),
    /** Why they are closed. */
    reason: aSaidText(500).optional(),
    /** They are submitted although the rules warn. */
    overWarnings: aTruth().optional(),
  })
)

/** What is done with the submissions of many cases at once. */
@inject()
export default class ManyController {
  static readonly takes = {
    start: {
      what: 'Submit, confirm or close many cases at their destinations; each has a verdict in the batch',
      body,
      answers: answering({
        batchId: id,
        refusedBeforehand: listOf(has({ caseNo: text, sentence: words })),
      }),
    },
    refused: {
      what: 'List the cases of such a batch that were refused, by their numbers, each with the reason',
      answers: answeringList({ caseNo: text, sentence: words }),
    },
  } satisfies Takes

  constructor(
    private many: SubmitMany,
    private ofMany: RefusedOfMany
  ) {}

  async refused(ctx: HttpContext) {
    await hear(ctx, ManyController.takes.refused)
    return ok(await this.ofMany.handle(ctx.params.batchId))
  }

  async start(ctx: HttpContext) {
    const { body: heard } = await hear(ctx, ManyController.takes.start)
    const { caseIds, found, ...asked } = heard
    return ok(await this.many.handle(asked, chosenBy({ caseIds, found })))
  }
}
