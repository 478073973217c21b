import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { WatchBatch } from '#kernel/batches/watch_batch'
import {
  answering,
  byName,
  has,
  id,
  listOf,
  moment,
  oneOf,
  orNull,
  text,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { askedPage } from '#kernel/http/values'

const page = vine.compile(
  vine.object({
    ...askedPage(),
  })
)

const progress = answering({
  id,
  kind: text,
  label: words,
  state: oneOf('waiting', 'done', 'cancelled'),
  total: whole,
  settled: whole,
  counts: byName(whole),
  startedByName: text,
  startedAt: moment,
  endedAt: orNull(moment),
})
const item = has({
  id,
  batchId: id,
  position: whole,
  part: whole,
  subject: orNull(text),
  state: text,
  verdict: orNull(text),
  code: orNull(whole),
  sentence: orNull(words),
  made: orNull(text),
  settledAt: orNull(moment),
})

/** Work on many things at once, of whatever kind: to be looked at, and to be ended. */
@inject()
export default class BatchController {
  static readonly takes = {
    show: { what: 'How far a batch is', answers: progress },
    items: {
      what: 'What became of the items of a batch',
      query: page,
      answers: answering({ rows: listOf(item), total: whole }),
    },
    cancel: {
      what: 'Cancel a batch: what is done stays, the rest is not begun',
      body: null,
      answers: progress,
    },
  } satisfies Takes

  constructor(private watch: WatchBatch) {}

  async show({ params }: HttpContext) {
    return ok(await this.watch.progress(params.batchId))
  }

  async items(ctx: HttpContext) {
    const { query } = await hear(ctx, BatchController.takes.items)
    const { page: at = 1, pageSize = 20 } = query
    return ok(await this.watch.list(ctx.params.batchId, (at - 1) * pageSize, pageSize))
  }

  async cancel({ params }: HttpContext) {
    await this.watch.cancel(params.batchId)
    return ok(await this.watch.progress(params.batchId))
  }
}
