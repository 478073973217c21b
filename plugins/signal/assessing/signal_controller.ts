import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { aDay } from '#kernel/changes/audit_query'
import { answering, id, listOf, ofType } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import { described, type Takes } from '#kernel/http/takes'
import { aNumber, aRevision, aSaidText, aText, aTruth, aWholeNumber } from '#kernel/http/values'
import { currentActor } from '#kernel/tenancy/actor'

import { AssessSignal } from '#plugins/signal/assessing/assess_signal'
import { ShownSignals } from '#plugins/signal/assessing/shown_signals'
import { answers, priorities, questions } from '#plugins/signal/contract/signal'

const key = () =>
  vine.object({
    key: aSaidText(500),
    words: vine.object({ en: aSaidText(500), zh: aSaidText(500) }),
  })
const make = vine.compile(
  vine.object({
    drug: key(),
    terms: vine.array(key()).minLength(1).maxLength(50),
    runId: vine.string().uuid().optional(),
  })
)
const of = <Rest extends Parameters<typeof vine.object>[0]>(rest: Rest) =>
  vine.compile(vine.object({ revision: aRevision(1), ...rest }))
const decide = of({
  to: aNumber().in([1, 2, 3, 4]),
  reason: aSaidText(2000),
  realert: vine
    .object({ growth: aNumber().range([0.01, 10]), firstDeath: aTruth(), newRule: aTruth() })
    .optional(),
})
const head = of({
  priority: vine.enum(priorities).optional(),
  due: aDay.clone().optional(),
  own: aTruth().optional(),
})
const answer = of({
  question: vine.enum(questions),
  answer: vine.enum(answers),
  text: aText(2000),
})
const comment = of({ text: aSaidText(4000) })
const action = of({ text: aSaidText(500), person: aSaidText(100), day: aDay.clone() })
const done = of({ action: aWholeNumber().min(1) })
const refresh = of({ runId: vine.string().uuid() })

const shown = described(ofType('ShownSignal', 'plugins/signal/contract/signal'))

/** Signals: made, assessed, decided. */
@inject()
export default class SignalController {
  static readonly takes = {
    list: {
      what: 'List signals with where they stand: the tracking table',
      answers: described(listOf(ofType('ListedSignal', 'plugins/signal/contract/signal'))),
    },
    show: { what: 'Show a signal with all that was done with it', answers: shown },
    make: { what: 'Make a signal of a drug and terms', body: make, answers: answering({ id }) },
    decide: { what: 'Decide the status of a signal', body: decide, answers: shown },
    head: { what: 'Say priority, due day or owner of a signal', body: head, answers: shown },
    answer: { what: 'Answer a question on a signal', body: answer, answers: shown },
    comment: { what: 'Add to the discussion of a signal', body: comment, answers: shown },
    action: { what: 'Add an action to a signal', body: action, answers: shown },
    done: { what: 'Say that an action of a signal is done', body: done, answers: shown },
    refresh: { what: 'Take evidence of a signal from a run', body: refresh, answers: shown },
  } satisfies Takes

  constructor(
    private assessing: AssessSignal,
    private signals: ShownSignals
  ) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'signal/assessment/assess')
  }

  async list() {
    return ok(await this.signals.list())
  }

  async show({ params }: HttpContext) {
    return ok(await this.signals.get(params.signalId))
  }

  async make(ctx: HttpContext) {
    const { body } = await hear(ctx, SignalController.takes.make)
    return ok({ id: await this.assessing.make(body.drug, body.terms, body.runId) })
  }

  async decide(ctx: HttpContext) {
    const { revision, to, reason, realert } = (await hear(ctx, SignalController.takes.decide)).body
    const again = realert ? { realert } : {}
    const deed = { kind: 'status', to: to as 1 | 2 | 3 | 4, reason, ...again } as const
    await this.assessing.act(ctx.params.signalId, revision, deed)
    return this.show(ctx)
  }

  async head(ctx: HttpContext) {
    const { priority, due, own, ...body } = (await hear(ctx, SignalController.takes.head)).body
    const { signalId } = ctx.params
    let { revision } = body
    if (priority) await this.assessing.act(signalId, revision++, { kind: 'priority', priority })
    if (due) await this.assessing.act(signalId, revision++, { kind: 'due', day: due })
    const { userId, name } = currentActor()
    if (own && userId !== null)
      await this.assessing.act(signalId, revision, { kind: 'owner', id: userId, name })
    return this.show(ctx)
  }

  async answer(ctx: HttpContext) {
    const { revision, ...deed } = (await hear(ctx, SignalController.takes.answer)).body
    await this.assessing.act(ctx.params.signalId, revision, { kind: 'answer', ...deed })
    return this.show(ctx)
  }

  async comment(ctx: HttpContext) {
    const { revision, text } = (await hear(ctx, SignalController.takes.comment)).body
    await this.assessing.act(ctx.params.signalId, revision, { kind: 'comment', text })
    return this.show(ctx)
  }

  async action(ctx: HttpContext) {
    const { revision, ...deed } = (await hear(ctx, SignalController.takes.action)).body
    await this.assessing.act(ctx.params.signalId, revision, { kind: 'action', ...deed })
    return this.show(ctx)
  }

  async done(ctx: HttpContext) {
    const { revision, action: number } = (await hear(ctx, SignalController.takes.done)).body
    const deed = { kind: 'action_done', action: number } as const
    await this.assessing.act(ctx.params.signalId, revision, deed)
    return this.show(ctx)
  }

  async refresh(ctx: HttpContext) {
    const { revision, runId } = (await hear(ctx, SignalController.takes.refresh)).body
    await this.assessing.refresh(ctx.params.signalId, revision, runId)
    return this.show(ctx)
  }
}
