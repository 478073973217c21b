import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { sendFile, sendStream } from '#kernel/files/send_file'
import { tableKinds, tableWriters } from '#kernel/files/write_table'
import { writeZip, type ZipEntry } from '#kernel/files/write_zip'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { languageOf } from '#kernel/language/language_of'
import type { PaperDocument } from '#kernel/paper/paper_document'
import { PaperPress } from '#kernel/paper/paper_press'
import { currentActor } from '#kernel/tenancy/actor'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { ShownSignals } from '#plugins/signal/assessing/shown_signals'
import { countLevels } from '#plugins/signal/contract/plan'
import { Signals } from '#plugins/signal/contract/signals'
import { assessmentPaper } from '#plugins/signal/exporting/assessment_paper'
import type { PaperFor } from '#plugins/signal/exporting/paper_parts'
import { RunArchive } from '#plugins/signal/exporting/run_archive'
import { runPaper } from '#plugins/signal/exporting/run_paper'
import { SignalArchive } from '#plugins/signal/exporting/signal_archive'
import { trackingTable } from '#plugins/signal/exporting/tracking_table'
import { RunPairs } from '#plugins/signal/showing/run_pairs'

const kind = () => vine.enum(['pdf', 'zip'] as const)
const ofRun = vine.compile(
  vine.object({
    kind: kind(),
    level: vine.enum(countLevels).optional(),
    against: vine.string().uuid().optional(),
  })
)
const ofSignal = vine.compile(vine.object({ kind: kind() }))
const ofTable = vine.compile(vine.object({ kind: vine.enum(tableKinds) }))

const press = new PaperPress()
const printed = press.file.bind(press)
const ANY = 'application/octet-stream'

/** Runs, assessments and the tracking table as files. */
@inject()
export default class ExportController {
  static readonly takes = {
    run: { what: 'Download a signal run, as PDF or ZIP', query: ofRun, file: ANY },
    signal: {
      what: 'Download the assessment of a signal, as PDF or ZIP',
      query: ofSignal,
      file: ANY,
    },
    tracking: {
      what: 'Download the tracking table of signals, as XLSX or CSV',
      query: ofTable,
      file: ANY,
    },
  } satisfies Takes

  constructor(
    private pairs: RunPairs,
    private runs: RunArchive,
    private signals: ShownSignals,
    private assessments: SignalArchive,
    private tracked: Signals
  ) {}

  async run(ctx: HttpContext) {
    const { query } = await hear(ctx, ExportController.takes.run)
    const { kind: wish, ...rest } = query
    const asked = { runId: ctx.params.runId, ...rest }
    const reader = await readerOf(ctx)
    const summary = await this.pairs.summary(asked)
    const name = `${reader.projectCode}_signal_run_${summary.number}`
    if (wish === 'zip')
      return sendArchive(ctx, name, await this.runs.entries(asked, reader.language))
    return sendPaper(ctx, name, runPaper(summary, await this.pairs.listed(asked), reader))
  }

  async signal(ctx: HttpContext) {
    const { query } = await hear(ctx, ExportController.takes.signal)
    const reader = await readerOf(ctx)
    const signal = await this.signals.get(ctx.params.signalId)
    const name = `${reader.projectCode}_signal_${signal.number}`
    if (query.kind === 'zip')
      return sendArchive(ctx, name, await this.assessments.entries(signal.id, reader.language))
    return sendPaper(ctx, name, assessmentPaper(signal, reader))
  }

  async tracking(ctx: HttpContext) {
    const { query } = await hear(ctx, ExportController.takes.tracking)
    const { language, projectCode } = await readerOf(ctx)
    const signals = await this.tracked.until(new Date())
    const { mediaType, write } = tableWriters[query.kind]
    const stream = write(trackingTable(signals, language))
    return sendStream(ctx, { name: `${projectCode}_signals.${query.kind}`, mediaType, stream })
  }
}

async function readerOf(ctx: HttpContext): Promise<PaperFor> {
  const { code, timeZone } = await projectAtHand()
  const { name: maker } = currentActor()
  const madeAt = new Date().toISOString()
  return { language: languageOf(ctx), maker, timeZone, projectCode: code, madeAt }
}

async function sendPaper(ctx: HttpContext, name: string, paper: PaperDocument) {
  const bytes = await printed('pdf', paper)
  return sendFile(ctx, { name: `${name}.pdf`, mediaType: 'application/pdf', bytes })
}

function sendArchive(ctx: HttpContext, name: string, entries: readonly ZipEntry[]) {
  const stream = writeZip(inTurn(entries))
  return sendStream(ctx, { name: `${name}.zip`, mediaType: 'application/zip', stream })
}

async function* inTurn(entries: readonly ZipEntry[]): AsyncGenerator<ZipEntry, void> {
  yield* entries
}
