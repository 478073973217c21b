import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, answeringNothing, id, listOf, ofType } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import { described, type Takes } from '#kernel/http/takes'
import { aSaidText } from '#kernel/http/values'

import { referenceActs, type ShownReference } from '#plugins/signal/contract/reference'
import { wording } from '#plugins/signal/lang/server/wording'
import { type ReferenceRow, References } from '#plugins/signal/records/references'
import { ActOnReference, actsFrom } from '#plugins/signal/reference/act_on_reference'
import { StartReference } from '#plugins/signal/reference/loading/start_reference'

const shown = (name: string) => ofType(name, 'plugins/signal/contract/reference')
const startBody = vine.compile(vine.object({ name: aSaidText(100) }))
const actBody = vine.compile(vine.object({ act: vine.enum(referenceActs) }))

/** Reference data: loaded and put into use by the platform, chosen by who looks for signals. */
@inject()
export default class ReferenceController {
  static readonly takes = {
    load: {
      what: 'Load reference data for signals: FAERS quarters (ZIP) or tables of reports (CSV)',
      body: startBody,
      files: {
        ...{ name: 'files', many: true, which: wording('references.choose'), largest: '300mb' },
        wrong: (name: string) => wording('references.too_large', { name }),
      },
      answers: answering({ id }),
    },
    list: {
      what: 'List reference data for signals: how far loading is, what was read and left out',
      answers: described(listOf(shown('ShownReference'))),
    },
    act: {
      what: 'Approve, retire, use, cancel or discard reference data for signals',
      body: actBody,
      answers: answeringNothing,
    },
    choices: {
      what: 'List reference data that plans of signal runs may choose',
      answers: described(listOf(shown('ChosenReference'))),
    },
  } satisfies Takes

  constructor(
    private references: References,
    private starting: StartReference,
    private acting: ActOnReference
  ) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'signal/references/references')
  }

  async load(ctx: HttpContext) {
    const { body, files } = await hear(ctx, ReferenceController.takes.load)
    return ok({ id: await this.starting.handle(body.name, files) })
  }

  async list() {
    return ok((await this.references.all()).map(shownRow))
  }

  async act(ctx: HttpContext) {
    const { body } = await hear(ctx, ReferenceController.takes.act)
    await this.acting.handle(ctx.params.referenceId, body.act)
    return ok({})
  }

  async choices() {
    const all = await this.references.inUse()
    return ok(
      all.map(({ name, kind, digest, counts }) => ({
        ...{ name, kind, digest, reports: counts.reports ?? 0 },
      }))
    )
  }
}

const shownRow = (row: ReferenceRow): ShownReference => {
  const { files: _, contentDigest: __, revision: ___, loadedAt, ...rest } = row
  return { ...rest, loadedAt: loadedAt.toISOString(), acts: actsFrom(row.state) }
}
