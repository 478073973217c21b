import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  answering,
  answeringList,
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
  words,
} from '#kernel/http/answers'
import { Database } from '#kernel/database/database'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aRevision, aSaidText } from '#kernel/http/values'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor } from '#kernel/tenancy/actor'

import { nodeKinds } from '#plugins/cases/contract/process'
import ActOnCase, { type AskedAct } from '#plugins/process/acting/act_on_case'
import { Obstacles } from '#plugins/process/acting/obstacles'
import { assignAt } from '#plugins/process/contract/acts'
import { laterKinds } from '#plugins/cases/contract/versions'
import { assignments, gateLevels } from '#plugins/process/contract/definition'
import { stepActs } from '#plugins/process/contract/step'
import { type CaseWay, CaseWays } from '#plugins/process/records/case_ways'
import { peopleFor } from '#plugins/process/records/who_works_next'

/** Number of the last step that whoever acts has seen. */
const seen = { seen: aRevision(1) }
const reason = { reason: aSaidText(500) }

const holder = orNull(has({ id, name: text }))
const node = has({
  ...{ key: text, name: words, kind: oneOf(...nodeKinds), isCoded: truth },
  ...{ 'opensOn?': text, 'pages?': listOf(text), 'afterReturn': oneOf('resume', 'rerun') },
  ...{ 'assignment?': oneOf(...assignments), 'assignee?': text, 'workingDays?': whole },
  'notFor?': listOf(oneOf(...laterKinds)),
  ...{ 'notBy?': listOf(text), 'gates?': byName(oneOf(...gateLevels)) },
})
const step = has({
  ...{ seq: whole, act: oneOf(...stepActs), from: orNull(text), to: text },
  ...{ actor: holder, holder, at: moment, reason: orNull(text), revision: whole },
  ...{ 'definition': whole, 'kind?': oneOf(...laterKinds) },
})
const answers = answering({
  revision: whole,
  definition: has({
    ...{ version: whole, nodes: listOf(node) },
    ...{ 'locksEnded?': truth, 'followsEnded?': truth },
  }),
  steps: listOf(step),
})

/** The way of a case, and what people do with it there. */
@inject()
export default class WayController {
  static readonly takes = {
    show: { what: 'The steps of a case, and the nodes of its process', answers },
    people: {
      what: 'Those to whom a case may be transferred at its node',
      answers: answeringList({ id, name: text }),
    },
    obstacles: {
      what: 'What stands in the way of submitting a case, or is said before',
      answers: answeringList({
        ...{ gate: text, label: words, level: oneOf(...gateLevels), sentence: words },
        'place?': text,
      }),
    },
    pass: {
      what: 'Submit a case to the next node',
      body: vine.compile(vine.object({ ...seen })),
      isRepeatable: true,
      answers,
    },
    sendBack: {
      what: 'Return a case to its creator (`creator`) or to an earlier node',
      body: vine.compile(vine.object({ ...seen, ...reason, to: vine.string().maxLength(40) })),
      isRepeatable: true,
      answers,
    },
    withdraw: {
      what: 'Withdraw a case to its creator (`creator`) or to an earlier node',
      body: vine.compile(vine.object({ ...seen, ...reason, to: vine.string().maxLength(40) })),
      isRepeatable: true,
      answers,
    },
    recall: {
      what: 'Recall a case that one has submitted',
      body: vine.compile(vine.object({ ...seen, ...reason })),
      isRepeatable: true,
      answers,
    },
    claim: {
      what: 'Claim a case that no one has',
      body: vine.compile(vine.object({ ...seen })),
      isRepeatable: true,
      answers,
    },
    transfer: {
      what: 'Transfer a case to someone else',
      body: vine.compile(vine.object({ ...seen, ...reason, to: vine.string().uuid() })),
      isRepeatable: true,
      answers,
    },
    remove: {
      what: 'Delete a case',
      body: vine.compile(vine.object({ ...seen, ...reason })),
      isRepeatable: true,
      answers: answering({}),
    },
    restore: {
      what: 'Restore a deleted case at the node where it stood',
      body: vine.compile(vine.object({ ...reason })),
      isRepeatable: true,
      answers,
    },
  } satisfies Takes

  constructor(
    private act: ActOnCase,
    private ways: CaseWays,
    private obstaclesOf: Obstacles,
    private database: Database
  ) {}

  async show(ctx: HttpContext) {
    await hear(ctx, WayController.takes.show)
    return ok(told(await this.ways.get(ctx.params.caseId)))
  }

  async people(ctx: HttpContext) {
    await hear(ctx, WayController.takes.people)
    const { standing } = await this.ways.get(ctx.params.caseId)
    if (!currentActor().permissions.has(assignAt(standing.node.key)))
      throw new kernelErrors.E_NO_PERMISSION()
    const people = await this.database.read((trx) => peopleFor(trx, standing.node, standing))
    return ok(people.filter((one) => one.id !== standing.holder?.id))
  }

  async obstacles(ctx: HttpContext) {
    await hear(ctx, WayController.takes.obstacles)
    const { caseId, standing } = await this.ways.get(ctx.params.caseId)
    return ok(await this.obstaclesOf.of(caseId, standing.node))
  }

  async pass(ctx: HttpContext) {
    const { body } = await hear(ctx, WayController.takes.pass)
    const key = ctx.request.header('idempotency-key')
    return this.#done(ctx, { act: 'pass', ...body }, key)
  }

  async sendBack(ctx: HttpContext) {
    const { body } = await hear(ctx, WayController.takes.sendBack)
    const key = ctx.request.header('idempotency-key')
    return this.#done(ctx, { act: 'return', ...body }, key)
  }

  async recall(ctx: HttpContext) {
    const { body } = await hear(ctx, WayController.takes.recall)
    const key = ctx.request.header('idempotency-key')
    return this.#done(ctx, { act: 'recall', ...body }, key)
  }

  async claim(ctx: HttpContext) {
    const { body } = await hear(ctx, WayController.takes.claim)
    const key = ctx.request.header('idempotency-key')
    return this.#done(ctx, { act: 'claim', ...body }, key)
  }

  async transfer(ctx: HttpContext) {
    const { body } = await hear(ctx, WayController.takes.transfer)
    const key = ctx.request.header('idempotency-key')
    return this.#done(ctx, { act: 'transfer', ...body }, key)
  }

  async withdraw(ctx: HttpContext) {
    const { body } = await hear(ctx, WayController.takes.withdraw)
    const key = ctx.request.header('idempotency-key')
    return this.#done(ctx, { act: 'withdraw', ...body }, key)
  }

  async remove(ctx: HttpContext) {
    const { body } = await hear(ctx, WayController.takes.remove)
    const key = ctx.request.header('idempotency-key')
    await this.#do(ctx, { act: 'delete', ...body }, key)
    return ok({})
  }

  async restore(ctx: HttpContext) {
    const { body } = await hear(ctx, WayController.takes.restore)
    const key = ctx.request.header('idempotency-key')
    return this.#done(ctx, { act: 'restore', ...body }, key)
  }

  async #done(ctx: HttpContext, asked: WithoutCase<AskedAct>, key?: string) {
    await this.#do(ctx, asked, key)
    return ok(told(await this.ways.get(ctx.params.caseId)))
  }

  async #do({ params }: HttpContext, asked: WithoutCase<AskedAct>, key?: string) {
    await this.act.handle({ ...asked, caseId: params.caseId }, key)
  }
}

type WithoutCase<Asked> = Asked extends AskedAct ? Omit<Asked, 'caseId'> : never

const told = ({ revision, definition, steps }: CaseWay) => ({ revision, definition, steps })
