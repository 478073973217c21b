import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answeringList, id } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aRevision, aTruth } from '#kernel/http/values'

import { SubmitCase } from '#plugins/gateway/submitting/submit_case'

const MOST_DESTINATIONS = 20

const body = vine.compile(
  vine.object({
    /** Ids of destinations. */
    destinations: vine
      .array(vine.string().uuid())
      .distinct()
      .minLength(1)
      .maxLength(MOST_DESTINATIONS),
    /** The case as whoever submits it has seen it. */
    revision: aRevision(1),
    /** It is submitted although the rules warn. */
    overWarnings: aTruth().optional(),
  })
)

/** Submits a case. */
@inject()
export default class SubmitController {
  static readonly takes = {
    submit: {
      what: 'Submit a case to destinations',
      body,
      answers: answeringList({ destinationId: id, submissionId: id }),
    },
  } satisfies Takes

  constructor(private submitting: SubmitCase) {}

  async submit(ctx: HttpContext) {
    const { body: heard } = await hear(ctx, SubmitController.takes.submit)
    const { destinations, revision, overWarnings } = heard
    const { caseId } = ctx.params
    return ok(await this.submitting.toAll(caseId, destinations, { revision, overWarnings }))
  }
}
