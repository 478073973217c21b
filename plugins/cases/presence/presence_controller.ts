import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, answeringNothing, has, listOf, text } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aTruth, aWholeNumber } from '#kernel/http/values'

import { PresentPeople } from '#plugins/cases/records/present_people'

/** So many a column holds; a window says something every few seconds. */
const MOST_TURNS = 2 ** 31 - 1

const place = vine.compile(
  vine.object({ caseId: vine.string().uuid(), windowId: vine.string().uuid() })
)
const news = vine.compile(
  vine.object({
    turn: aWholeNumber().min(1).max(MOST_TURNS),
    /** A page of the editor, or another screen of a case. */
    page: vine
      .string()
      .regex(/^[a-z_]{1,40}$/)
      .optional(),
    hidden: aTruth().optional(),
  })
)

/** Who else has a case open; windows say where they are, and when they close. */
@inject()
export default class PresenceController {
  static readonly takes = {
    say: {
      what: 'Say that a window has a case open, and see who else has',
      path: place,
      body: news,
      answers: answering({ others: listOf(has({ name: text, page: text })) }),
    },
    leave: {
      what: 'Say that a window has closed a case',
      path: place,
      body: news,
      answers: answeringNothing,
    },
  } satisfies Takes

  constructor(private people: PresentPeople) {}

  async say(ctx: HttpContext) {
    const { path, body } = await hear(ctx, PresenceController.takes.say)
    const { page = 'view', hidden = false, turn } = body
    return ok({ others: await this.people.sayAndLook({ ...path, turn }, page, hidden) })
  }

  async leave(ctx: HttpContext) {
    const { path, body } = await hear(ctx, PresenceController.takes.leave)
    await this.people.leave({ ...path, turn: body.turn })
    return ok({})
  }
}
