import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { CancelConfirmation } from '#kernel/configuration/cancel_confirmation'
import { ConfirmConfiguration } from '#kernel/configuration/confirm_configuration'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { answering, has, moment, text } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aSaidText } from '#kernel/http/values'
import { wording } from '#kernel/lang/server/wording'

const MOST_LETTERS = 200

const why = vine.compile(vine.object({ reason: aSaidText(MOST_LETTERS) }))

/** Holds the configuration of the project at hand fast, and lets it go. */
@inject()
export default class ConfirmationController {
  static readonly takes = {
    confirm: { body: null, answers: answering({ confirmation: has({ by: text, at: moment }) }) },
    cancel: {
      body: why,
      refuse: (fields) => new kernelErrors.E_PARAMETER({ detail: reasonNeeded, fields }),
      answers: answering({ confirmation: { type: 'null' } }),
    },
  } satisfies Takes

  constructor(
    private confirmConfiguration: ConfirmConfiguration,
    private cancelConfirmation: CancelConfirmation
  ) {}

  /** PUT /proj/dec/config/confirm. */
  async confirm() {
    return ok({ confirmation: await this.confirmConfiguration.handle() })
  }

  /** DELETE /proj/dec/config/cancel. */
  async cancel(ctx: HttpContext) {
    const { body } = await hear(ctx, ConfirmationController.takes.cancel)
    await this.cancelConfirmation.handle(body.reason)
    return ok({ confirmation: null })
  }
}

const reasonNeeded = wording('confirmation.reason_needed', { most_letters: MOST_LETTERS })
