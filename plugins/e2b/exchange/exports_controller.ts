import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { sendStream } from '#kernel/files/send_file'
import {
  answering,
  answeringList,
  has,
  id,
  listOf,
  moment,
  oneOf,
  orNull,
  text,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { refuseOtherSites } from '#kernel/http/refuse_other_sites'
import type { Takes } from '#kernel/http/takes'
import { askedPage, aText, aTruth, aWholeNumber } from '#kernel/http/values'
import { languageOf } from '#kernel/language/language_of'

import { chosenBy, takesChosenCases } from '#plugins/cases/contract/takes_chosen_cases'
import { messageHeaders } from '#plugins/e2b/contract'
import ExportArchive from '#plugins/e2b/exchange/export_archive'
import { MOST_REASON } from '#plugins/e2b/exchange/most_reason'
import StartExport from '#plugins/e2b/exchange/start_export'
import { Exports } from '#plugins/e2b/records/exports'

/** More would be hard to send again by hand. */
const MOST_PER_MESSAGE = 100

const body = vine.compile(
  vine.object({
    ...takesChosenCases,
    reason: aText(MOST_REASON).optional(),
    header: vine.enum(messageHeaders).optional(),
    /** False leaves the documents themselves out. */
    documents: aTruth().optional(),
    /** Cases of one message at most; one when absent. */
    perMessage: aWholeNumber().min(1).max(MOST_PER_MESSAGE).optional(),
  })
)
const page = vine.compile(vine.object(askedPage()))

const exportAnswer = {
  id,
  state: oneOf('waiting', 'done', 'cancelled'),
  total: whole,
  settled: whole,
  done: whole,
  startedByName: text,
  startedAt: moment,
  endedAt: orNull(moment),
  expiresAt: orNull(moment),
}
const item = has({
  caseId: id,
  caseNo: text,
  state: text,
  verdict: orNull(text),
  code: orNull(whole),
  sentence: orNull(words),
  made: orNull(id),
})

/** Exports of many cases at once: to be begun, looked after, and downloaded. */
@inject()
export default class ExportsController {
  static readonly takes = {
    start: { what: 'Export many cases as E2B(R3)', body, answers: answering({ exportId: id }) },
    list: { what: 'List exports of many cases', answers: answeringList(exportAnswer) },
    problems: {
      what: 'Cases of an export without a message, or with one that leaves something out',
      query: page,
      answers: answering({ rows: listOf(item), total: whole }),
    },
  } satisfies Takes

  constructor(
    private startExport: StartExport,
    private exports: Exports,
    private archive: ExportArchive
  ) {}

  async start(ctx: HttpContext) {
    const { body: sent } = await hear(ctx, ExportsController.takes.start)
    const { reason, header, documents, perMessage, ...chosen } = sent
    const asked = { reason: reason || undefined, header, documents, perMessage }
    return ok({ exportId: await this.startExport.handle(chosenBy(chosen), asked) })
  }

  async list() {
    const found = await this.exports.list()
    return ok(found.map(({ asked: _, ...rest }) => rest))
  }

  async problems(ctx: HttpContext) {
    const { query } = await hear(ctx, ExportsController.takes.problems)
    const { page: at = 1, pageSize = 20 } = query
    const { id: exportId } = await this.exports.get(ctx.params.exportId)
    const asked = { problems: true, from: (at - 1) * pageSize, count: pageSize }
    return ok(await this.exports.items(exportId, asked))
  }

  /** It stands in the trail: a link on another site downloads nothing. */
  async download(ctx: HttpContext) {
    refuseOtherSites(ctx)
    const stream = await this.archive.open(ctx.params.exportId, languageOf(ctx))
    return sendStream(ctx, { name: 'e2b_r3.zip', mediaType: 'application/zip', stream })
  }
}
