import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { answering, answeringList, id, text, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aSaidText } from '#kernel/http/values'
import { peopleWith } from '#kernel/people/people_with'
import { currentActor } from '#kernel/tenancy/actor'

import { chosenBy, takesChosenCases } from '#plugins/cases/contract/takes_chosen_cases'
import { assignAt } from '#plugins/process/contract/acts'
import { workAt } from '#plugins/process/contract/definition'
import ActOnMany, { manyActs } from '#plugins/process/many/act_on_many'
import { loadsOf } from '#plugins/process/records/who_works_next'

const MOST_PEOPLE = 50

const body = vine.compile(
  vine.object({
    ...takesChosenCases,
    act: vine.enum(manyActs),
    /** Ids of users among whom cases are divided that are transferred. */
    to: vine.array(vine.string().uuid()).maxLength(MOST_PEOPLE).optional(),
    reason: aSaidText(500).optional(),
  })
)

/** What is done with many cases on their way at once. */
@inject()
export default class ManyController {
  static readonly takes = {
    people: {
      what: 'Those to whom cases at a node may be transferred, with how many cases they have',
      answers: answeringList({ id, name: text, load: whole }),
    },
    start: {
      what: 'Submit, claim, transfer, delete or restore many cases; each has a verdict in the batch',
      body,
      answers: answering({ batchId: id }),
    },
  } satisfies Takes

  constructor(
    private database: Database,
    private many: ActOnMany
  ) {}

  async people(ctx: HttpContext) {
    await hear(ctx, ManyController.takes.people)
    const { node } = ctx.params
    if (!currentActor().permissions.has(assignAt(node))) throw new kernelErrors.E_NO_PERMISSION()
    const found = await this.database.read(async (trx) => {
      const people = await peopleWith(trx, workAt(node))
      const loads = await loadsOf(trx, people)
      return people.map((one) => ({ ...one, load: loads.get(one.id) ?? 0 }))
    })
    return ok(found)
  }

  async start(ctx: HttpContext) {
    const { body: asked } = await hear(ctx, ManyController.takes.start)
    const { act, to, reason, ...choice } = asked
    return ok({ batchId: await this.many.handle({ act, to, reason }, chosenBy(choice)) })
  }
}
