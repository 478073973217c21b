import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  answering,
  answeringList,
  has,
  id,
  moment,
  oneOf,
  orNull,
  text,
  whole,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { caseContent, type Takes } from '#kernel/http/takes'
import { aRevision } from '#kernel/http/values'

import { CaseProcess } from '#plugins/cases/contract/process'
import { laterKinds } from '#plugins/cases/contract/versions'
import { choices } from '#plugins/e2b/contract/merge'
import DecideItem from '#plugins/e2b/exchange/decide_item'
import { IncomingMessages } from '#plugins/e2b/incoming/incoming_messages'
import { waitsFor } from '#plugins/e2b/incoming/waits_for'
import type { ImportItem } from '#plugins/e2b/exchange/import_item'

const accepted = vine.compile(
  vine.object({
    revision: aRevision(1),
    chosen: vine.record(vine.enum(choices)),
  })
)

const message = {
  ...{ id, importId: id, fileName: text, entry: orNull(text), report: whole, at: moment },
  brings: oneOf(...laterKinds),
  waitsFor: oneOf('nullified', 'still_open', 'archive_first', null),
}

/** Messages that follow up a case: what waits, each beside the case, and what of it is accepted. */
@inject()
export default class IncomingController {
  static readonly takes = {
    list: {
      what: 'Messages that wait for a case',
      answers: answeringList(message),
    },
    show: {
      what: 'A message beside the case that it follows up, the one imported before and what was sent',
      answers: answering({
        ...message,
        revision: whole,
        ...{ incoming: caseContent(), current: caseContent(), last: orNull(caseContent()) },
        sent: orNull(has({ to: text, day: text, content: caseContent() })),
      }),
    },
    accept: {
      what: 'Create the version that a message brings, of what is accepted of it',
      body: accepted,
      answers: answering({ id }),
    },
  } satisfies Takes

  constructor(
    private incoming: IncomingMessages,
    private process: CaseProcess,
    private decideItem: DecideItem
  ) {}

  async list({ params }: HttpContext) {
    const items = await this.incoming.of(params.caseId)
    return ok(await this.#told(items))
  }

  async show({ params }: HttpContext) {
    const { item, ...shown } = await this.incoming.show(params.caseId, params.itemId)
    const [told] = await this.#told([item])
    return ok({ ...told, ...shown })
  }

  async accept(ctx: HttpContext) {
    const { body } = await hear(ctx, IncomingController.takes.accept)
    const { caseId, itemId } = ctx.params
    const { item } = await this.incoming.show(caseId, itemId)
    const { importId, follows } = item
    await this.decideItem.handle({
      ...{ importId, itemId, decision: 'follow-up', caseId: follows! },
      accepted: body,
    })
    return ok({ id: follows! })
  }

  async #told(items: readonly ImportItem[]) {
    const process = await this.process.current()
    return items.map((item) => {
      const { id: itemId, importId, fileName, entry, report, brings, at } = item
      return {
        ...{ id: itemId, importId, fileName, entry, report, at: at!, brings: brings! },
        waitsFor: waitsFor(item, process),
      }
    })
  }
}
