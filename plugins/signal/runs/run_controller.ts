import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { sendFile } from '#kernel/files/send_file'
import { answering, id, listOf, ofType, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import { described, type Takes } from '#kernel/http/takes'
import { askedPage, aText } from '#kernel/http/values'

import { countLevels } from '#plugins/signal/contract/plan'
import { pairViews } from '#plugins/signal/contract/run'
import { Runs } from '#plugins/signal/records/runs'
import { StartRun } from '#plugins/signal/runs/start_run'
import { cellNames, CellReports } from '#plugins/signal/showing/cell_reports'
import { ChartsOfRun } from '#plugins/signal/showing/run_charts'
import { OnePair } from '#plugins/signal/showing/one_pair'
import { pairsFile } from '#plugins/signal/showing/pairs_file'
import { pairSorts, RunPairs, shownRun } from '#plugins/signal/showing/run_pairs'

const start = vine.compile(
  vine.object({
    planId: vine.string().uuid(),
    /** UTC, as ISO 8601 writes it. */
    cut: vine
      .string()
      .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/)
      .optional(),
  })
)
const level = () => vine.enum(countLevels).optional()
const against = () => vine.string().uuid().optional()
const summary = vine.compile(vine.object({ level: level(), against: against() }))
const pairs = vine.compile(
  vine.object({
    ...{ ...askedPage(), level: level(), against: against() },
    view: vine.enum(pairViews).optional(),
    text: aText(100).optional(),
    sort: vine.enum(pairSorts).optional(),
    order: vine.enum(['asc', 'desc'] as const).optional(),
  })
)
const onePair = () => ({
  level: vine.enum(countLevels),
  drug: vine.string().maxLength(500),
  term: vine.string().maxLength(500),
})
const pair = vine.compile(vine.object({ ...onePair(), against: against() }))
const reports = vine.compile(
  vine.object({ ...onePair(), ...askedPage(), cell: vine.enum(cellNames).optional() })
)
const charts = vine.compile(vine.object({ level: level() }))
const run = (name: string) => ofType(name, 'plugins/signal/contract/run')

/** Runs: begun, looked at, and the reports behind them. */
@inject()
export default class RunController {
  static readonly takes = {
    list: {
      what: 'List signal runs, the latest first',
      answers: described(listOf(run('ShownRun'))),
    },
    start: { what: 'Start a signal run of a plan', body: start, answers: answering({ id }) },
    show: {
      what: 'What a signal run counted, and how many pairs each view has',
      query: summary,
      answers: described(run('RunSummary')),
    },
    pairs: {
      what: 'List the pairs of a signal run, compared with an earlier one',
      query: pairs,
      answers: answering({ rows: listOf(run('ListedPair')), total: whole }),
    },
    pair: {
      what: 'Show a pair of a signal run: cells, rules, strata, quarters, onset, masking',
      query: pair,
      answers: described(run('ShownPair')),
    },
    charts: {
      what: 'What the charts of a signal run show: pairs as points, drugs by organ classes',
      query: charts,
      answers: described(ofType('RunCharts', 'plugins/signal/contract/run_charts')),
    },
    reports: {
      what: 'List the reports behind a cell of a pair, or those that were not counted',
      query: reports,
      answers: answering({ rows: listOf(run('CountedReport')), total: whole, reference: whole }),
    },
    file: { what: 'Download the pairs of a signal run as CSV', query: summary, file: 'text/csv' },
  } satisfies Takes

  constructor(
    private runs: Runs,
    private starting: StartRun,
    private shown: RunPairs,
    private one: OnePair,
    private cells: CellReports,
    private charted: ChartsOfRun
  ) {}

  async analysis(ctx: HttpContext) {
    return showScreen(ctx, 'signal/pairs/analysis')
  }

  async case(ctx: HttpContext) {
    return showScreen(ctx, 'signal/reports/reports')
  }

  async list() {
    return ok((await this.runs.all()).map(shownRun))
  }

  async start(ctx: HttpContext) {
    const { body } = await hear(ctx, RunController.takes.start)
    const cut = body.cut === undefined ? undefined : new Date(body.cut)
    return ok({ id: await this.starting.handle(body.planId, cut) })
  }

  async show(ctx: HttpContext) {
    const { query } = await hear(ctx, RunController.takes.show)
    return ok(await this.shown.summary({ runId: ctx.params.runId, ...query }))
  }

  async pairs(ctx: HttpContext) {
    const { query } = await hear(ctx, RunController.takes.pairs)
    const { page = 1, pageSize = 50, ...rest } = query
    const part = { from: (page - 1) * pageSize, count: pageSize }
    return ok(await this.shown.page({ runId: ctx.params.runId, ...rest }, { ...rest, ...part }))
  }

  async pair(ctx: HttpContext) {
    const { query } = await hear(ctx, RunController.takes.pair)
    return ok(await this.one.handle({ runId: ctx.params.runId, ...query }))
  }

  async charts(ctx: HttpContext) {
    const { query } = await hear(ctx, RunController.takes.charts)
    return ok(await this.charted.handle(ctx.params.runId, query.level))
  }

  async reports(ctx: HttpContext) {
    const { query } = await hear(ctx, RunController.takes.reports)
    const { page = 1, pageSize = 50, cell = 'a', ...rest } = query
    const part = { from: (page - 1) * pageSize, count: pageSize }
    return ok(await this.cells.handle({ runId: ctx.params.runId, ...rest }, cell, part))
  }

  async file(ctx: HttpContext) {
    const { query } = await hear(ctx, RunController.takes.file)
    const { number } = await this.runs.get(ctx.params.runId)
    const listed = await this.shown.listed({ runId: ctx.params.runId, ...query })
    const bytes = Buffer.from(pairsFile(listed), 'utf8')
    return sendFile(ctx, { name: `signal_run_${number}.csv`, mediaType: 'text/csv', bytes })
  }
}
