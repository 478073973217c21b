import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { answering, answeringNothing, id, listOf, ofType } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { described, type Takes } from '#kernel/http/takes'
import { columnWidths } from '#kernel/people/lists/column_wish'
import { aRevision, aSaidText, aText, aTruth, aWholeNumber } from '#kernel/http/values'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { countLevels } from '#plugins/signal/contract/plan'
import { pairViews } from '#plugins/signal/contract/run'
import { PairViews, type ViewToSave } from '#plugins/signal/records/pair_views'
import { pairSorts } from '#plugins/signal/showing/run_pairs'

/** Letters of the name of a view. */
const LONGEST_NAME = 60

/** Columns that a view may wish something of. */
const MOST_COLUMNS = 50

const wish = () => ({
  name: aSaidText(LONGEST_NAME),
  isShared: aTruth(),
  isDefault: aTruth(),
  settings: vine.object({
    view: vine.enum(pairViews),
    text: aText(100),
    level: vine.enum(countLevels).nullable(),
    sort: vine
      .object({
        key: vine.enum(pairSorts),
        direction: vine.enum(['asc', 'desc'] as const),
      })
      .nullable(),
    columns: vine
      .array(
        vine.object({
          key: vine.string().maxLength(50),
          isShown: aTruth(),
          width: aWholeNumber().range([columnWidths.least, columnWidths.most]).optional(),
        })
      )
      .maxLength(MOST_COLUMNS)
      .nullable(),
  }),
})
const saved = vine.compile(vine.object(wish()))
const changed = vine.compile(vine.object({ revision: aRevision(1), ...wish() }))
const shown = ofType('ShownPairView', 'plugins/signal/contract/pair_view')

/** Views of the pairs of runs, each of the person who saved it or of the project. */
@inject()
export default class ViewController {
  static readonly takes = {
    list: { what: 'List saved views of pairs of signals', answers: described(listOf(shown)) },
    save: { what: 'Save a view of pairs of signals', body: saved, answers: answering({ id }) },
    change: {
      what: 'Change a saved view of pairs of signals',
      body: changed,
      answers: answeringNothing,
    },
    remove: {
      what: 'Remove a saved view of pairs of signals',
      body: null,
      answers: answeringNothing,
    },
  } satisfies Takes

  constructor(
    private views: PairViews,
    private changes: Changes
  ) {}

  async list() {
    return ok(await this.views.seen())
  }

  async save(ctx: HttpContext) {
    const { body } = await hear(ctx, ViewController.takes.save)
    const viewId = newId()
    await this.changes.recordMany(async (open) => {
      const change = open({
        name: 'signal_view.saved',
        subject: { type: 'signal_view', id: viewId },
      })
      await refuseClosedProject(change)
      await this.#unsetOthers(open, change, viewId, body)
      await this.views.add(change, viewId, body)
    })
    return ok({ id: viewId })
  }

  async change(ctx: HttpContext) {
    const { revision, ...body } = (await hear(ctx, ViewController.takes.change)).body
    const { viewId } = ctx.params
    await this.changes.recordMany(async (open) => {
      const subject = { type: 'signal_view', id: viewId }
      const change = open({ name: 'signal_view.changed', subject })
      await this.views.change(change, viewId, revision, body)
      await this.#unsetOthers(open, change, viewId, body)
    })
    return ok({})
  }

  async remove({ params }: HttpContext) {
    const subject = { type: 'signal_view', id: params.viewId } as const
    await this.changes.record({ name: 'signal_view.removed', subject }, (change) =>
      this.views.remove(change, params.viewId)
    )
    return ok({})
  }

  /** One view of a person is shown first. */
  async #unsetOthers(
    open: Parameters<Parameters<Changes['recordMany']>[0]>[0],
    change: ReturnType<typeof open>,
    viewId: string,
    { isDefault }: ViewToSave
  ): Promise<void> {
    if (!isDefault) return
    for (const other of await this.views.otherDefaults(change, viewId)) {
      const subject = { type: 'signal_view', id: other }
      await this.views.unsetDefault(open({ name: 'signal_view.changed', subject }), other)
    }
  }
}
