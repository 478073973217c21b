import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { refusing } from '#kernel/errors/refusing'
import {
  answering,
  byName,
  has,
  id,
  listOf,
  moment,
  oneOf,
  orNull,
  text,
  truth,
  whole,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Reading, Takes } from '#kernel/http/takes'
import { aWholeNumber, askedPage } from '#kernel/http/values'

import type { ChosenCases } from '#plugins/cases/contract/list_query'
import { CaseReading } from '#plugins/cases/contract/reading'
import { chosenBy, takesChosenCases } from '#plugins/cases/contract/takes_chosen_cases'
import { verbatimKey } from '#plugins/coding/places/coded_places'
import { CodingRuns } from '#plugins/coding/records/coding_runs'
import type { CodingRun, RunOrder } from '#plugins/coding/contract/coding_run'
import { SeenPlaces } from '#plugins/coding/places/seen_places'
import { refuseNoWords } from '#plugins/coding/review/refuse_no_words'
import { noCounts } from '#plugins/coding/runs/run_counts'
import { readReplaced } from '#plugins/coding/runs/read_replaced'
import StartRun from '#plugins/coding/runs/start_run'

const field = {
  version: vine.string().maxLength(10),
  code: aWholeNumber().min(1).max(99_999_999),
}

const choice = vine.compile(vine.object(takesChosenCases))
/** Only who sends nothing means all cases (null): what names none is a choice gone wrong. */
const autocodeBody: Reading<ChosenCases | null> = {
  toJSONSchema: () => choice.toJSONSchema(),
  read: async (sent) =>
    Object.keys(sent as object).length === 0
      ? null
      : chosenBy(await choice.validate(sent, refusing())),
}

const assignBody = vine.compile(
  vine.object({ verbatim: vine.string().trim().minLength(1).maxLength(20_000), code: field.code })
)
const recodeBody = vine.compile(
  vine.object({
    from: field.version,
    to: field.version,
    caseId: vine.string().uuid().optional(),
    replace: vine
      .array(vine.object({ code: field.code.clone(), by: field.code.clone() }))
      .maxLength(20_000)
      .optional(),
  })
)
const page = vine.compile(
  vine.object({
    ...askedPage(),
  })
)

const orders = [
  has({ 'kind': oneOf('autocode'), 'among?': whole }),
  has({ 'kind': oneOf('assign'), 'key': text, 'verbatim': text, 'code': whole, 'name?': text }),
  has({
    'kind': oneOf('recode'),
    'from': text,
    'to': text,
    'replace': byName(whole),
    'caseId?': id,
  }),
]
const takesBack = { 'kind': oneOf('take_back'), 'runId': id, 'of?': { anyOf: orders } }
const asked = { anyOf: [...orders, has(takesBack)] }

const runAnswer = {
  id,
  /** What is to be done, and with what. */
  asked,
  state: oneOf('waiting', 'done', 'cancelled'),
  version: text,
  takenBackBy: orNull(id),
  canTakeBack: orNull(truth),
  total: whole,
  counts: has(Object.fromEntries(Object.keys(noCounts).map((name) => [name, whole]))),
  startedByName: text,
  startedAt: moment,
  endedAt: orNull(moment),
}

/** Coding of many cases at once: to be begun, and to be looked after. */
@inject()
export default class RunController {
  static readonly takes = {
    autocode: {
      what: 'Code reported terms automatically, in all cases or in those selected',
      body: autocodeBody,
      answers: answering(runAnswer),
    },
    assign: {
      what: 'Code all places with the same reported term',
      body: assignBody,
      answers: answering(runAnswer),
    },
    recode: {
      what: 'Move cases to another MedDRA version',
      body: recodeBody,
      answers: answering(runAnswer),
    },
    takeBack: {
      what: 'Undo the coding of a run',
      body: null,
      answers: answering(runAnswer),
    },
    list: {
      what: 'List runs of coding',
      query: page,
      answers: answering({ rows: listOf(has(runAnswer)), total: whole }),
    },
    show: { what: 'How far a run is, and what came of it', answers: answering(runAnswer) },
  } satisfies Takes

  constructor(
    private startRun: StartRun,
    private runs: CodingRuns,
    private seen: SeenPlaces,
    private reading: CaseReading
  ) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'coding/runs/runs')
  }

  async autocode(ctx: HttpContext) {
    const { body } = await hear(ctx, RunController.takes.autocode)
    if (body === null) return this.#start({ kind: 'autocode' })
    const caseIds = await this.reading.choose(body)
    return this.#start({ kind: 'autocode', among: caseIds.length }, caseIds)
  }

  async assign(ctx: HttpContext) {
    const { body } = await hear(ctx, RunController.takes.assign)
    refuseNoWords(body.verbatim)
    return this.#start({ kind: 'assign', ...body, key: verbatimKey(body.verbatim) })
  }

  async recode(ctx: HttpContext) {
    const { body } = await hear(ctx, RunController.takes.recode)
    return this.#start({ kind: 'recode', ...body, replace: readReplaced(body.replace ?? []) })
  }

  async takeBack({ params }: HttpContext) {
    return this.#start({ kind: 'take_back', runId: params.codingRunId })
  }

  async list(ctx: HttpContext) {
    const { query } = await hear(ctx, RunController.takes.list)
    const { page: at = 1, pageSize = 20 } = query
    const { rows, total } = await this.runs.list((at - 1) * pageSize, pageSize)
    return ok({ rows: await this.#see(rows), total })
  }

  async show({ params }: HttpContext) {
    return ok((await this.#see([await this.runs.get(params.codingRunId)]))[0])
  }

  async #start(order: RunOrder, among?: readonly string[]) {
    const runId = await this.startRun.handle(order, among)
    return ok((await this.#see([await this.runs.get(runId)]))[0])
  }

  /** The words of a run may come from any place; who does not see all of them is not told them. */
  async #see(runs: readonly CodingRun[]): Promise<readonly CodingRun[]> {
    if ((await this.seen.unseen()).length === 0) return runs
    return runs.map((run) => ({ ...run, asked: withoutWords(run.asked) }))
  }
}

function withoutWords(order: RunOrder): RunOrder {
  if (order.kind === 'assign') {
    const { name: _, ...rest } = order
    return { ...rest, key: '', verbatim: '', code: 0 }
  }
  if (order.kind === 'recode') return { ...order, replace: {} }
  if (order.kind === 'take_back' && order.of) return { ...order, of: withoutWords(order.of) }
  return order
}
