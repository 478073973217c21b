import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { Database } from '#kernel/database/database'
import { sendStream } from '#kernel/files/send_file'
import {
  answering,
  answeringList,
  id,
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
import { paperFiles } from '#kernel/paper/paper_tasks'

import { chosenBy, takesChosenCases } from '#plugins/cases/contract/takes_chosen_cases'
import { paperLanguages, Papers } from '#plugins/papers/contract'
import { findRun, listRuns, refusedOfRun } from '#plugins/papers/records/paper_runs'
import RunArchive from '#plugins/papers/runs/run_archive'
import StartRun from '#plugins/papers/runs/start_run'

const body = vine.compile(
  vine.object({
    ...takesChosenCases,
    form: vine.string().maxLength(40),
    language: vine.enum(paperLanguages),
    privacy: vine.string().maxLength(40).optional(),
    kind: vine.enum(paperFiles),
  })
)

const run = {
  ...{ id, form: text, formName: words, language: oneOf(...paperLanguages), privacyName: words },
  ...{ kind: oneOf(...paperFiles), state: oneOf('waiting', 'done', 'cancelled') },
  ...{ total: whole, settled: whole, done: whole, startedAt: moment, endedAt: orNull(moment) },
  ...{ expiresAt: moment, isOver: truth },
}

/** Papers of many cases: to be begun, looked after, and downloaded. */
@inject()
export default class RunController {
  static readonly takes = {
    start: { what: 'Print the same paper of many cases', body, answers: answering({ runId: id }) },
    list: {
      what: 'The latest papers of many cases that one has begun',
      answers: answeringList(run),
    },
    refused: {
      what: 'Cases of such a run without a paper, each with the reason',
      answers: answeringList({
        ...{ caseNo: text, state: text, code: orNull(whole), sentence: orNull(words) },
      }),
    },
  } satisfies Takes

  constructor(
    private papers: Papers,
    private runs: StartRun,
    private database: Database,
    private archive: RunArchive
  ) {}

  async start(ctx: HttpContext) {
    const { body: asked } = await hear(ctx, RunController.takes.start)
    const { form, language, kind, privacy: wished, ...chosen } = asked
    const privacy = wished ?? this.papers.privacySets()[0]!.key
    const runId = await this.runs.handle({ form, language, privacy, kind }, chosenBy(chosen))
    return ok({ runId })
  }

  async list() {
    const found = await this.database.read(listRuns)
    const [forms, sets] = [await this.papers.forms(), this.papers.privacySets()]
    return ok(
      found.map(({ asked: { form, language, privacy, kind }, ...rest }) => ({
        ...rest,
        ...{ form, language, kind, formName: nameOf(forms, form) },
        ...{ privacyName: nameOf(sets, privacy), isOver: rest.expiresAt < new Date() },
      }))
    )
  }

  async refused({ params }: HttpContext) {
    return ok(
      await this.database.read(async (trx) =>
        refusedOfRun(trx, (await findRun(trx, params.paperRunId)).id)
      )
    )
  }

  /** It stands in the trail: a link on another site downloads nothing. */
  async download(ctx: HttpContext) {
    refuseOtherSites(ctx)
    const { name, stream } = await this.archive.open(ctx.params.paperRunId, languageOf(ctx))
    return sendStream(ctx, { name, mediaType: 'application/zip', stream })
  }
}

/** What something is called; its key when it is not installed any longer. */
const nameOf = (
  all: Awaited<ReturnType<Papers['forms']>> | ReturnType<Papers['privacySets']>,
  key: string
) => all.find((each) => each.key === key)?.name ?? { en: key, zh: key }
