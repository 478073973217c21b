import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { Database } from '#kernel/database/database'
import { answering, answeringList, id, moment, ofType, text, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aSaidText } from '#kernel/http/values'

import { countReport, refuseUnseen } from '#plugins/reports/counting/count_report'
import { knownFacts, reportNamed } from '#plugins/reports/counting/known_facts'
import { missingFacts, partQuery, partsOf } from '#plugins/reports/counting/part_query'
import { reportParameters } from '#plugins/reports/counting/takes_parameters'
import type { ReportRun } from '#plugins/reports/records/report_runs'
import { countChangedSince, getRun, selectRuns } from '#plugins/reports/records/report_runs'
import KeepRun from '#plugins/reports/runs/keep_run'

const LONGEST_NAME = 120

const kept = vine.compile(
  vine.object({
    report: vine.string().maxLength(60),
    name: aSaidText(LONGEST_NAME),
    parameters: vine.object(reportParameters()),
  })
)
const asked = vine.compile(vine.object({ report: vine.string().maxLength(60).optional() }))

const told = { id, name: text, report: text, madeBy: text, at: moment }
const result = ofType('ReportResult', 'plugins/reports/contract')

/** Runs of reports that people keep. */
@inject()
export default class RunController {
  static readonly takes = {
    list: { what: 'List kept runs of reports', query: asked, answers: answeringList(told) },
    keep: {
      what: 'Keep what a report says now, with the cases behind each number',
      body: kept,
      isRepeatable: true,
      answers: answering({ id }),
    },
    show: {
      what: 'A kept run beside what the same report says now',
      answers: answering({ ...told, kept: result, now: result, changed: whole }),
    },
  } satisfies Takes

  constructor(
    private database: Database,
    private keeping: KeepRun
  ) {}

  async list(ctx: HttpContext) {
    const { query } = await hear(ctx, RunController.takes.list)
    return ok((await this.database.read((trx) => selectRuns(trx, query.report))).map(summary))
  }

  async keep(ctx: HttpContext) {
    const { body } = await hear(ctx, RunController.takes.keep)
    return ok(await this.keeping.handle(body, ctx.request.header('idempotency-key')))
  }

  async show({ params }: HttpContext) {
    return ok(
      await this.database.read(async (trx) => {
        const run = await getRun(trx, params.runId)
        const report = await reportNamed(run.result.report)
        const { parameters } = run.result
        const known = await knownFacts()
        for (const part of partsOf(report, parameters)) {
          if (missingFacts(part, known).length > 0) continue
          await refuseUnseen((await partQuery(part, parameters, known)).elements)
        }
        return {
          ...summary(run),
          kept: run.result,
          now: await countReport(trx, report, parameters),
          changed: await countChangedSince(trx, run.id),
        }
      })
    )
  }
}

const summary = ({ id: runId, name, result: { report }, madeBy, at }: ReportRun) => ({
  ...{ id: runId, name, report, madeBy, at },
})
