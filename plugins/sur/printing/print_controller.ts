import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { Changes } from '#kernel/changes/changes'
import { sha256Of } from '#kernel/files/file_store'
import { sendFile } from '#kernel/files/send_file'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { PaperPress } from '#kernel/paper/paper_press'
import { paperFiles } from '#kernel/paper/paper_tasks'
import { currentActor } from '#kernel/tenancy/actor'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { ReadTables } from '#plugins/sur/freezing/read_tables'
import { WorkOnKind } from '#plugins/sur/opening/work_on_kind'
import { documentOfReport } from '#plugins/sur/printing/document_of_report'
import { ReadReports } from '#plugins/sur/reports/read_reports'

const asked = vine.compile(
  vine.object({ kind: vine.enum(paperFiles), language: vine.enum(['en', 'zh'] as const) })
)

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

const press = new PaperPress()
const printed = press.file.bind(press)

/** A periodic report as a document. */
@inject()
export default class PrintController {
  static readonly takes = {
    handle: {
      what: 'Print a periodic report, as PDF or DOCX',
      body: asked,
      file: 'application/octet-stream',
    },
  } satisfies Takes

  constructor(
    private work: WorkOnKind,
    private reports: ReadReports,
    private tables: ReadTables,
    private changes: Changes
  ) {}

  /** The file is made before the transaction that tells of it begins. */
  async handle(ctx: HttpContext) {
    const { kind, language } = (await hear(ctx, PrintController.takes.handle)).body
    const { reportId: id } = ctx.params
    await this.work.refuse(ctx, await this.reports.kindOf(id))
    const report = await this.reports.show(id)
    const tables = await this.tables.show(id)
    const { code, timeZone } = await projectAtHand()
    const { name: maker } = currentActor()
    const facts = { maker, madeAt: new Date().toISOString(), timeZone, projectCode: code }
    const bytes = await printed(kind, documentOfReport(report, tables, language, facts))
    const act = {
      name: 'periodic_report.printed',
      subject: { type: 'periodic_report', id },
    } as const
    await this.changes.record(act, async (change) => {
      change.note('file', undefined, kind)
      change.note('sha256', undefined, sha256Of(bytes))
    })
    const name = `${code}_${report.rsType}_${report.ordinal}_${report.lockPoint}_${language}.${kind}`
    return sendFile(ctx, { name, mediaType: mediaTypes[kind], bytes })
  }
}
