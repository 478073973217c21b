import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { Database } from '#kernel/database/database'
import { sendFile, sendStream } from '#kernel/files/send_file'
import { tableKinds, tableWriters } from '#kernel/files/write_table'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { languageOf } from '#kernel/language/language_of'
import { currentActor } from '#kernel/tenancy/actor'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { countReport } from '#plugins/reports/counting/count_report'
import { reportNamed } from '#plugins/reports/counting/known_facts'
import { reportParameters } from '#plugins/reports/counting/takes_parameters'
import { pressReport } from '#plugins/reports/files/report_paper'
import { sheetOf, writtenParts } from '#plugins/reports/files/report_table'
import { getRun } from '#plugins/reports/records/report_runs'

const body = vine.compile(
  vine.object({
    kind: vine.enum([...tableKinds, 'pdf'] as const),
    report: vine.string().maxLength(60),
    /** Id of a kept run: the file says what was kept. */
    run: vine.string().uuid().optional(),
    parameters: vine.object(reportParameters()),
  })
)

/** Letters of the name of a sheet. */
const LONGEST_SHEET = 31

/** Reports as files: XLSX, CSV, PDF. */
@inject()
export default class FileController {
  static readonly takes = {
    file: {
      what: 'Download a report, as XLSX, CSV or PDF',
      body,
      file: 'application/octet-stream',
    },
  } satisfies Takes

  constructor(private database: Database) {}

  async file(ctx: HttpContext) {
    const { body: sent } = await hear(ctx, FileController.takes.file)
    const { kind, run, parameters } = sent
    const report = await reportNamed(sent.report)
    const result = await this.database.read(async (trx) =>
      run === undefined
        ? countReport(trx, report, parameters)
        : // What is not seen today is not told of an earlier day.
          countReport(trx, report, parameters).then(async () => (await getRun(trx, run)).result)
    )
    const language = languageOf(ctx)
    const { code, timeZone } = await projectAtHand()
    const name = `${code}_${report.key}.${kind}`
    if (kind === 'pdf') {
      const maker = currentActor().name
      const bytes = await pressReport(report, result, { language, maker, timeZone })
      return sendFile(ctx, { name, mediaType: 'application/pdf', bytes })
    }
    const { mediaType, write } = tableWriters[kind]
    const sheet = sheetOf(
      writtenParts(result, language),
      report.label[language].slice(0, LONGEST_SHEET)
    )
    return sendStream(ctx, { name, mediaType, stream: write(sheet) })
  }
}
