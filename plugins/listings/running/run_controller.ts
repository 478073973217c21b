import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { sendFile } from '#kernel/files/send_file'
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
  truth,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { refuseOtherSites } from '#kernel/http/refuse_other_sites'
import type { Takes } from '#kernel/http/takes'
import { languageOf } from '#kernel/language/language_of'
import { currentActor } from '#kernel/tenancy/actor'

import { encodings, fileKinds } from '#plugins/listings/contract/listing_files'
import { wording } from '#plugins/listings/lang/server/wording'
import { findDesign } from '#plugins/listings/records/designs'
import { readRunFile } from '#plugins/listings/records/run_files'
import { findRun, listRuns } from '#plugins/listings/records/runs'
import StartRun from '#plugins/listings/running/start_run'

const body = vine.compile(
  vine.object({
    kind: vine.enum(fileKinds),
    /** Of a CSV file; UTF-8 when absent. */
    encoding: vine.enum(encodings).optional(),
  })
)

const run = {
  ...{ id, name: text, revision: whole, kind: oneOf(...fileKinds), encoding: oneOf(...encodings) },
  ...{
    language: oneOf('en', 'zh'),
    isWeekly: truth,
    state: oneOf('waiting', 'done', 'refused', 'cancelled'),
  },
  ...{ code: orNull(whole), sentence: orNull(words), lineCount: orNull(whole) },
  ...{ caseCount: orNull(whole), startedByName: text, startedAt: moment },
  ...{ endedAt: orNull(moment), expiresAt: orNull(moment) },
  files: listOf(has({ name: text, size: whole })),
}

/** Files of line listings: to be begun, looked after, and downloaded. */
@inject()
export default class RunController {
  static readonly takes = {
    start: { what: 'Make a file of a line listing', body, answers: answering({ runId: id }) },
    list: { what: 'The latest files of a line listing', answers: answeringList(run) },
    download: { what: 'Download a file of a line listing', file: 'application/octet-stream' },
  } satisfies Takes

  constructor(
    private runs: StartRun,
    private database: Database,
    private changes: Changes
  ) {}

  async start(ctx: HttpContext) {
    const { body: asked } = await hear(ctx, RunController.takes.start)
    const { kind, encoding = 'utf-8' } = asked
    const wish = { kind, encoding, language: languageOf(ctx), isWeekly: false }
    return ok({ runId: await this.runs.handle(ctx.params.designId, wish) })
  }

  async list({ params }: HttpContext) {
    const found = await this.database.read(async (trx) => {
      const { id: designId } = await findDesign(trx, params.designId)
      return listRuns(trx, designId)
    })
    return ok(
      found.map(({ designId: _, startedBy: __, files, ...rest }) => ({
        ...rest,
        files: files.map(({ name, size }) => ({ name, size })),
      }))
    )
  }

  /**
   * What is in a file was seen by whoever made it, so it is given to them alone. It stands in the trail: a
   * link on another site downloads nothing.
   */
  async download(ctx: HttpContext) {
    refuseOtherSites(ctx)
    const { listingRunId, number } = ctx.params
    const found = await this.database.read((trx) => findRun(trx, listingRunId))
    if (found.startedBy !== currentActor().userId)
      throw new kernelErrors.E_NO_PERMISSION({ detail: wording('run.of_another') })
    if (found.state !== 'done')
      throw new kernelErrors.E_DATA_STATUS({ detail: wording('run.not_ready') })
    if (found.expiresAt! < new Date())
      throw new kernelErrors.E_DATA_NOT_FOUND({ detail: wording('run.over') })
    const file = found.files[Number(number) - 1]
    if (!file) throw new kernelErrors.E_DATA_NOT_FOUND()
    const bytes = await this.database.read((trx) => readRunFile(trx, found.id, Number(number)))
    if (!bytes) throw new kernelErrors.E_DATA_NOT_FOUND({ detail: wording('run.over') })
    const subject = { type: 'listing_run', id: found.id }
    await this.changes.record({ name: 'listing_run.downloaded', subject }, async (change) => {
      change.note('file', undefined, file.name)
    })
    return sendFile(ctx, { name: file.name, mediaType: file.mediaType, bytes })
  }
}
