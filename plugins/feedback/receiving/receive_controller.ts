import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { answering, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'

import { wording } from '#plugins/feedback/lang/server/wording'
import ReceiveFeedback from '#plugins/feedback/receiving/receive_feedback'

/** Uploads of feedback data. */
@inject()
export default class ReceiveController {
  static readonly takes = {
    handle: {
      what: 'Upload regulator feedback data: all messages of the files are taken, or none',
      files: {
        name: 'files',
        many: true,
        which: wording('receiving.choose_files'),
        largest: '100mb',
        endings: ['xml', 'zip'],
        wrong: (name: string) => wording('receiving.wrong_type', { name }),
        mayBeEmpty: true,
      },
      /** `known` were there before, word for word. */
      answers: answering({ received: whole, known: whole }),
    },
  } satisfies Takes

  constructor(private receiving: ReceiveFeedback) {}

  async handle(ctx: HttpContext) {
    const { files } = await hear(ctx, ReceiveController.takes.handle)
    return ok(await this.receiving.handle(files))
  }
}
