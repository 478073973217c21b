import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { Database } from '#kernel/database/database'
import {
  answering,
  answeringList,
  answeringNothing,
  id,
  listOf,
  ofType,
  oneOf,
  text,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { askedPage, aSaidText } from '#kernel/http/values'

import { DecideArrival } from '#plugins/gateway/arrivals/decide_arrival'
import TakeArrival from '#plugins/gateway/arrivals/take_arrival'
import type { ShownArrival } from '#plugins/gateway/contract/shown'
import { wording } from '#plugins/gateway/lang/server/wording'
import { type ArrivalRow, listArrivals } from '#plugins/gateway/records/arrivals'

const states = ['matched', 'orphan', 'repeated', 'unreadable', 'set_aside'] as const

const asked = vine.compile(vine.object({ ...askedPage(), state: vine.enum(states).optional() }))
const assigned = vine.compile(vine.object({ submissionId: vine.string().uuid() }))
const reasoned = vine.compile(vine.object({ reason: aSaidText(500) }))

/** What receivers send: brought by hand, listed, assigned, set aside. */
@inject()
export default class ArrivalController {
  static readonly takes = {
    upload: {
      what: 'Bring acknowledgements that a receiver gave',
      files: {
        name: 'files',
        many: true,
        which: wording('arrivals.choose_files'),
        largest: '20mb',
        endings: ['ack', 'xml', 'zip'],
        wrong: (name: string) => wording('arrivals.wrong_file', { name }),
      },
      answers: answeringList({
        arrivalId: id,
        /** Name of the file that it stood in. */
        name: text,
        state: oneOf('matched', 'orphan', 'repeated', 'unreadable'),
        sentence: words,
        submissionIds: listOf(id),
      }),
    },
    list: {
      what: 'What receivers sent, the latest first',
      query: asked,
      answers: answering({
        rows: listOf(ofType('ShownArrival', 'plugins/gateway/contract/shown')),
        total: whole,
      }),
    },
    assign: {
      what: 'Say which submission an acknowledgement answers',
      body: assigned,
      answers: answeringNothing,
    },
    setAside: {
      what: 'Set aside what answers nothing here',
      body: reasoned,
      answers: answeringNothing,
    },
  } satisfies Takes

  constructor(
    private taking: TakeArrival,
    private deciding: DecideArrival,
    private database: Database
  ) {}

  async upload(ctx: HttpContext) {
    const { files } = await hear(ctx, ArrivalController.takes.upload)
    const verdicts = []
    for (const { name, bytes } of files) {
      const arrived = { way: 'upload', name, bytes, connectionId: null } as const
      for (const { submissionId, ...settled } of await this.taking.takeEach(arrived)) {
        verdicts.push({ ...settled, name, submissionIds: submissionId ? [submissionId] : [] })
      }
    }
    return ok(verdicts)
  }

  async list(ctx: HttpContext) {
    const { query } = await hear(ctx, ArrivalController.takes.list)
    const { page = 1, pageSize = 20, state } = query
    const part = { from: (page - 1) * pageSize, count: pageSize }
    const { rows, total } = await this.database.read((trx) => listArrivals(trx, state, part))
    return ok({ rows: rows.map(shown), total })
  }

  async assign(ctx: HttpContext) {
    const { body } = await hear(ctx, ArrivalController.takes.assign)
    await this.deciding.assign(ctx.params.arrivalId, body.submissionId)
    return ok({})
  }

  async setAside(ctx: HttpContext) {
    const { body } = await hear(ctx, ArrivalController.takes.setAside)
    await this.deciding.setAside(ctx.params.arrivalId, body.reason)
    return ok({})
  }
}

const shown = ({ id: key, way, name, at, size, state, names, sentence }: ArrivalRow) =>
  ({
    ...{ id: key, way, name, at: at.toISOString(), size, names, sentence },
    state: state as ShownArrival['state'],
  }) satisfies ShownArrival
