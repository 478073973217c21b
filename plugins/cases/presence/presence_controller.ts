import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'

import { PresentPeople } from '#plugins/cases/records/present_people'

/** So many a column holds; a window says something every few seconds. */
const MOST_TURNS = 2 ** 31 - 1

const asked = vine.compile(
  vine.object({
    caseId: vine.string().uuid(),
    windowId: vine.string().uuid(),
    turn: vine.number().withoutDecimals().min(1).max(MOST_TURNS),
    /** A page of the editor, or another screen of a case. */
    page: vine
      .string()
      .regex(/^[a-z_]{1,20}$/)
      .optional(),
    hidden: vine.boolean().optional(),
  })
)

/** Who else has a case open; windows say where they are, and when they close. */
@inject()
export default class PresenceController {
  static readonly takes: Takes = {
    say: { what: 'Say that a window has a case open, and see who else has', body: asked },
    leave: { what: 'Say that a window has closed a case', body: asked },
  }

  constructor(private people: PresentPeople) {}

  async say(ctx: HttpContext) {
    const { page = 'view', hidden = false, ...saying } = await this.#read(ctx)
    return ok({ others: await this.people.sayAndLook(saying, page, hidden) })
  }

  async leave(ctx: HttpContext) {
    const { caseId, windowId, turn } = await this.#read(ctx)
    await this.people.leave({ caseId, windowId, turn })
    return ok({})
  }

  async #read({ params, request }: HttpContext) {
    const [invalid, input] = await asked.tryValidate({ ...request.all(), ...params })
    if (invalid) throw new kernelErrors.E_PARAMETER({ fields: invalid.messages })
    return input
  }
}
