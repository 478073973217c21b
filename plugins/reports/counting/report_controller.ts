import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { Database } from '#kernel/database/database'
import {
  answering,
  answeringList,
  has,
  listOf,
  ofType,
  text,
  truth,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

import { countReport, seesAll } from '#plugins/reports/counting/count_report'
import { knownFacts, knownReports, reportNamed } from '#plugins/reports/counting/known_facts'
import { reportParameters } from '#plugins/reports/counting/takes_parameters'
import { filterChoices } from '#plugins/reports/counting/filter_choices'
import { selectProducts } from '#plugins/reports/records/filter_values'

const asked = vine.compile(
  vine.object({ report: vine.string().maxLength(60), ...reportParameters() })
)
const wanted = vine.compile(vine.object({ q: vine.string().maxLength(200).optional() }))

/** Reports: which there are, what they may be asked, and their numbers. */
@inject()
export default class ReportController {
  static readonly takes = {
    list: {
      what: 'List the reports of the report center, with what each may be asked',
      answers: answering({
        hasListings: truth,
        reports: listOf(
          has({
            ...{ key: text, label: words, what: words },
            choices: listOf(has({ key: text, label: words })),
          })
        ),
        dates: listOf(has({ key: text, label: words })),
        countries: listOf(has({ value: text, label: words })),
        types: listOf(has({ value: text, label: words })),
      }),
    },
    result: {
      what: 'Count the cases of the project by a report',
      query: asked,
      answers: ofResult(),
    },
    products: {
      what: 'Names of suspect drugs of the cases of the project, the most frequent first',
      query: wanted,
      answers: answeringList({ name: text }),
    },
  } satisfies Takes

  constructor(
    private database: Database,
    private registry: PluginRegistry,
    private forms: FormSchemas
  ) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'reports/report/center')
  }

  async preview(ctx: HttpContext) {
    return showScreen(ctx, 'reports/report/preview', { catalogueHash: this.forms.hash })
  }

  /** The last part of the address names the report. */
  async one(ctx: HttpContext) {
    return showScreen(ctx, 'reports/report/report', {
      report: ctx.request.url().split('/').at(-1)!,
    })
  }

  async list() {
    const [reports, { dates }] = await Promise.all([knownReports(), knownFacts()])
    return ok({
      hasListings: this.registry.plugins.some(({ name }) => name === 'listings'),
      reports: reports.map(({ key, label, what, choices }) => ({
        ...{ key, label, what },
        choices: choices.map((choice) => ({ key: choice.key, label: choice.label })),
      })),
      dates: dates.map(({ key, label }) => ({ key, label })),
      ...(await this.database.read((trx) => filterChoices(trx))),
    })
  }

  async result(ctx: HttpContext) {
    const { report: key, ...parameters } = (await hear(ctx, ReportController.takes.result)).query
    const report = await reportNamed(key)
    return ok(await this.database.read((trx) => countReport(trx, report, parameters)))
  }

  async products(ctx: HttpContext) {
    const { q } = (await hear(ctx, ReportController.takes.products)).query
    if (!(await seesAll(['G.k.1', 'G.k.2.2']))) return ok([])
    return ok(await this.database.read((trx) => selectProducts(trx, q)))
  }
}

function ofResult() {
  return { toJSONSchema: () => ofType('ReportResult', 'plugins/reports/contract') }
}
