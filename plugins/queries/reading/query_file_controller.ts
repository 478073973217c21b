import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { sendStream } from '#kernel/files/send_file'
import { tableKinds, tableWriters } from '#kernel/files/write_table'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { languageOf } from '#kernel/language/language_of'

import { CaseReading } from '#plugins/cases/contract/reading'
import QueryFile from '#plugins/queries/reading/query_file'

const body = vine.compile(
  vine.object({ caseId: vine.string().uuid(), kind: vine.enum(tableKinds) })
)

/** Gives the queries of a case out as a file for spreadsheets. */
@inject()
export default class QueryFileController {
  static readonly takes = {
    handle: {
      what: 'Download the queries of a case, as XLSX or CSV',
      body,
      file: 'application/octet-stream',
    },
  } satisfies Takes

  constructor(
    private files: QueryFile,
    private cases: CaseReading
  ) {}

  async handle(ctx: HttpContext) {
    const { body: heard } = await hear(ctx, QueryFileController.takes.handle)
    const { kind } = heard
    const { id, caseNo } = await this.cases.get(heard.caseId)
    const stream = await this.files.handle(id, { kind, language: languageOf(ctx) })
    const { mediaType } = tableWriters[kind]
    return sendStream(ctx, { name: `${caseNo}_queries.${kind}`, mediaType, stream })
  }
}
