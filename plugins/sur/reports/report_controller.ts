import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, answeringNothing, id, listOf, ofType } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { aText, aWholeNumber } from '#kernel/http/values'

import { type ReportKind, reportKinds, reportStatuses } from '#plugins/sur/contract/periodic_report'
import { WorkOnKind } from '#plugins/sur/opening/work_on_kind'
import { MoveReport } from '#plugins/sur/reports/move_report'
import { OpenReport } from '#plugins/sur/reports/open_report'
import { ReadReports } from '#plugins/sur/reports/read_reports'

/** Letters of a reason. */
const LONGEST_REASON = 200

/** Periods that a birth date is followed for. */
const MOST_PERIODS = 200

const ofKind = { rsType: vine.enum(reportKinds) }
const listed = vine.compile(vine.object(ofKind))
const opened = vine.compile(
  vine.object({ ...ofKind, ordinal: aWholeNumber().range([1, MOST_PERIODS]) })
)
const moved = vine.compile(
  vine.object({
    rbId: vine.string().uuid(),
    status: vine.enum(reportStatuses),
    reason: aText(LONGEST_REASON).optional(),
  })
)

/** Periodic reports: their list, one with its sections, their way. */
@inject()
export default class ReportController {
  static readonly takes = {
    list: {
      what: 'List periodic reports of a kind',
      query: listed,
      answers: answering({
        rows: listOf(ofType('ListedReport', 'plugins/sur/contract/shown')),
      }),
    },
    open: {
      what: 'Open the periodic report of a period',
      body: opened,
      isRepeatable: true,
      answers: answering({ rbId: id }),
    },
    show: {
      what: 'A periodic report with its sections and comments',
      answers: answering({ report: ofType('ShownReport', 'plugins/sur/contract/shown') }),
    },
    move: { what: 'Move a periodic report on its way', body: moved, answers: answeringNothing },
    confirm: { what: 'Confirm a periodic report', body: null, answers: answeringNothing },
  } satisfies Takes

  constructor(
    private work: WorkOnKind,
    private reports: ReadReports,
    private opening: OpenReport,
    private moves: MoveReport
  ) {}

  async list(ctx: HttpContext) {
    const { rsType } = (await hear(ctx, ReportController.takes.list)).query
    await this.work.refuse(ctx, rsType)
    return ok({ rows: await this.reports.list(rsType) })
  }

  async open(ctx: HttpContext) {
    const { rsType, ordinal } = (await hear(ctx, ReportController.takes.open)).body
    await this.work.refuse(ctx, rsType)
    return ok(await this.opening.handle(rsType, ordinal, ctx.request.header('idempotency-key')))
  }

  async show(ctx: HttpContext) {
    const { reportId } = ctx.params
    await this.work.refuse(ctx, await this.reports.kindOf(reportId))
    return ok({ report: await this.reports.show(reportId) })
  }

  async move(ctx: HttpContext) {
    const { rbId, status, reason } = (await hear(ctx, ReportController.takes.move)).body
    await this.work.refuse(ctx, await this.reports.kindOf(rbId))
    await this.moves.move(rbId, status, reason)
    return ok({})
  }

  async confirm(ctx: HttpContext) {
    const { reportId } = ctx.params
    await this.work.refuse(ctx, await this.reports.kindOf(reportId))
    await this.moves.confirm(reportId)
    return ok({})
  }

  async dsurs(ctx: HttpContext) {
    return this.#screen(ctx, 'DSUR', 'list')
  }

  async psurs(ctx: HttpContext) {
    return this.#screen(ctx, 'PSUR', 'list')
  }

  /** The screen of a report is that of its kind, whichever address it was opened by. */
  async dsur(ctx: HttpContext) {
    return this.#screen(ctx, await this.reports.kindOf(ctx.params.reportId), 'writing')
  }

  async psur(ctx: HttpContext) {
    return this.dsur(ctx)
  }

  async dsurSetup(ctx: HttpContext) {
    return this.#screen(ctx, 'DSUR', 'setup')
  }

  async psurSetup(ctx: HttpContext) {
    return this.#screen(ctx, 'PSUR', 'setup')
  }

  async dsurTemplate(ctx: HttpContext) {
    return this.#screen(ctx, 'DSUR', 'template')
  }

  async psurTemplate(ctx: HttpContext) {
    return this.#screen(ctx, 'PSUR', 'template')
  }

  async dsurRegisters(ctx: HttpContext) {
    return this.#screen(ctx, 'DSUR', 'registers')
  }

  async psurRegisters(ctx: HttpContext) {
    return this.#screen(ctx, 'PSUR', 'registers')
  }

  async #screen(ctx: HttpContext, kind: ReportKind, name: keyof typeof screens) {
    await this.work.refuseActor(kind)
    return showScreen(ctx, screens[name], { kind })
  }
}

const screens = {
  list: 'sur/list/report_list',
  writing: 'sur/writing/report_writing',
  setup: 'sur/setup/base_config',
  template: 'sur/template/template_view',
  registers: 'sur/registers/register_rows',
} as const
