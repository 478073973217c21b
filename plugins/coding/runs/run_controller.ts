import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

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
import type { Takes } from '#kernel/http/takes'

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
  code: vine.number().withoutDecimals().min(1).max(99_999_999),
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
    page: vine.number().withoutDecimals().min(1).max(100_000).optional(),
    pageSize: vine.number().in([20, 50, 100]).optional(),
  })
)

const orders = [
  { ...has({ kind: oneOf('autocode') }), additionalProperties: true },
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

const saidRun = {
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
      what: 'Code whatever has a term beyond doubt',
      body: null,
      answers: answering(saidRun),
    },
    assign: {
      what: 'Give a term to all open places with the same words',
      body: assignBody,
      answers: answering(saidRun),
    },
    recode: {
      what: 'Take cases to another version of MedDRA',
      body: recodeBody,
      answers: answering(saidRun),
    },
    takeBack: {
      what: 'Take back the terms that a run gave',
      body: null,
      answers: answering(saidRun),
    },
    list: {
      what: 'List runs of coding',
      query: page,
      answers: answering({ rows: listOf(has(saidRun)), total: whole }),
    },
    show: { what: 'How far a run is, and what came of it', answers: answering(saidRun) },
  } satisfies Takes

  constructor(
    private startRun: StartRun,
    private runs: CodingRuns,
    private seen: SeenPlaces
  ) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'coding/runs/runs')
  }

  async autocode() {
    return this.#start({ kind: 'autocode' })
  }

  async assign(ctx: HttpContext) {
    const { body: said } = await hear(ctx, RunController.takes.assign)
    refuseNoWords(said.verbatim)
    return this.#start({ kind: 'assign', ...said, key: verbatimKey(said.verbatim) })
  }

  async recode(ctx: HttpContext) {
    const { body: said } = await hear(ctx, RunController.takes.recode)
    return this.#start({ kind: 'recode', ...said, replace: readReplaced(said.replace ?? []) })
  }

  async takeBack({ params }: HttpContext) {
    return this.#start({ kind: 'take_back', runId: params.codingRunId })
  }

  async list(ctx: HttpContext) {
    const { query: said } = await hear(ctx, RunController.takes.list)
    const { page: at = 1, pageSize = 20 } = said
    const { rows, total } = await this.runs.list((at - 1) * pageSize, pageSize)
    return ok({ rows: await this.#see(rows), total })
  }

  async show({ params }: HttpContext) {
    return ok((await this.#see([await this.runs.get(params.codingRunId)]))[0])
  }

  async #start(order: RunOrder) {
    return ok((await this.#see([await this.runs.get(await this.startRun.handle(order))]))[0])
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
