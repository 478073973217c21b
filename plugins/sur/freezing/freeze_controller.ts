import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, answeringNothing, ofType, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aText } from '#kernel/http/values'

import { FreezeReport } from '#plugins/sur/freezing/freeze_report'
import { ReadTables } from '#plugins/sur/freezing/read_tables'
import { WorkOnKind } from '#plugins/sur/opening/work_on_kind'
import { ReadReports } from '#plugins/sur/reports/read_reports'

/** Letters of a reason. */
const LONGEST_REASON = 200

const frozen = vine.compile(vine.object({ reason: aText(LONGEST_REASON).optional() }))
const shown = 'plugins/sur/contract/shown_tables'

/** The tables of a periodic report: looked at, frozen, compared with live data, their lists read. */
@inject()
export default class FreezeController {
  static readonly takes = {
    show: {
      what: 'The tables of a periodic report with the cases behind each figure, frozen or live',
      answers: answering({ shown: ofType('ShownTables', shown) }),
    },
    difference: {
      what: 'The cases and rows of registers that live data has otherwise than the frozen tables of a periodic report',
      answers: answering({ difference: ofType('ShownDifference', shown) }),
    },
    freeze: {
      what: 'Freeze the tables of a periodic report',
      body: frozen,
      answers: answering({ seq: whole }),
    },
    read: {
      what: 'Say that the quality lists of the frozen tables were read',
      body: null,
      answers: answeringNothing,
    },
  } satisfies Takes

  constructor(
    private work: WorkOnKind,
    private reports: ReadReports,
    private tables: ReadTables,
    private freezing: FreezeReport
  ) {}

  async show(ctx: HttpContext) {
    return ok({ shown: await this.tables.show(await this.#reportOf(ctx)) })
  }

  async difference(ctx: HttpContext) {
    return ok({ difference: await this.tables.difference(await this.#reportOf(ctx)) })
  }

  async freeze(ctx: HttpContext) {
    const { reason } = (await hear(ctx, FreezeController.takes.freeze)).body
    return ok(await this.freezing.freeze(await this.#reportOf(ctx), reason))
  }

  async read(ctx: HttpContext) {
    await this.freezing.read(await this.#reportOf(ctx))
    return ok({})
  }

  /** Refuses with 1005 a report that is not there, with 1003 whoever may not work on its kind. */
  async #reportOf(ctx: HttpContext): Promise<string> {
    const { reportId } = ctx.params
    await this.work.refuse(ctx, await this.reports.kindOf(reportId))
    return reportId
  }
}
