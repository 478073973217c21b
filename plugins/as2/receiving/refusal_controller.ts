import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { FileStore } from '#kernel/files/file_store'
import { refuseWhenAway } from '#kernel/files/refuse_when_away'
import { sendFile } from '#kernel/files/send_file'
import {
  answering,
  has,
  id,
  listOf,
  moment,
  orNull,
  text,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { askedPage } from '#kernel/http/values'

import { RefusedMessages } from '#plugins/as2/records/refused_messages'

const query = vine.compile(vine.object({ ...askedPage() }))

/** What partners sent by AS2 and was refused, for whoever sets up the connections of the company. */
@inject()
export default class RefusalController {
  static readonly takes = {
    list: {
      what: 'List messages by AS2 that were refused, the latest first',
      query,
      answers: answering({
        rows: listOf(
          has({
            ...{ id, at: moment, connectionId: id, connection: text, from: text, to: text },
            ...{ messageId: orNull(text), sentence: words, size: whole },
          })
        ),
        total: whole,
      }),
    },
    original: {
      what: 'Download a message by AS2 that was refused, with its headers, as it came',
      file: 'application/octet-stream',
    },
  } satisfies Takes

  constructor(
    private refused: RefusedMessages,
    private store: FileStore
  ) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'as2/refused/refused_messages')
  }

  async list(ctx: HttpContext) {
    const { query: asked } = await hear(ctx, RefusalController.takes.list)
    const { page = 1, pageSize = 20 } = asked
    const part = { from: (page - 1) * pageSize, count: pageSize }
    const { rows, total } = await this.refused.list(part)
    const shown = rows.map(({ fileSha: _, at, ...row }) => ({ ...row, at: at.toISOString() }))
    return ok({ rows: shown, total })
  }

  async original(ctx: HttpContext) {
    await hear(ctx, RefusalController.takes.original)
    const { fileSha, at } = await this.refused.get(ctx.params.as2RefusalId)
    const bytes = await refuseWhenAway(this.store.get(fileSha))
    const name = `refused_${at.toISOString().replaceAll(/[:.]/g, '-')}.http`
    return sendFile(ctx, { name, mediaType: 'application/octet-stream', bytes })
  }
}
