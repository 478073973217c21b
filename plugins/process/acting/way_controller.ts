import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

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
import { Database } from '#kernel/database/database'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aRevision, aSaidText } from '#kernel/http/values'
import { peopleWith } from '#kernel/people/people_with'

import { nodeKinds } from '#plugins/cases/contract/process'
import ActOnCase, { type AskedAct } from '#plugins/process/acting/act_on_case'
import { workAt } from '#plugins/process/contract/definition'
import { stepActs } from '#plugins/process/contract/step'
import { type CaseWay, CaseWays } from '#plugins/process/records/case_ways'

/** Number of the last step that whoever acts has seen. */
const seen = { seen: aRevision(1) }
const reason = { reason: aSaidText(500) }

const holder = orNull(has({ id, name: text }))
const node = has({
  ...{ key: text, name: words, kind: oneOf(...nodeKinds), isCoded: truth },
  ...{ 'opensOn?': text, 'afterReturn': oneOf('resume', 'rerun') },
})
const step = has({
  ...{ seq: whole, act: oneOf(...stepActs), from: orNull(text), to: text },
  ...{ actor: holder, holder, at: moment, reason: orNull(text), revision: whole },
  definition: whole,
})
const answers = answering({
  revision: whole,
  definition: has({ version: whole, nodes: listOf(node) }),
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
    pass: {
      what: 'Submit a case to the next node',
      body: vine.compile(vine.object({ ...seen })),
      answers,
    },
    sendBack: {
      what: 'Return a case to its creator (`creator`) or to an earlier node',
      body: vine.compile(vine.object({ ...seen, ...reason, to: vine.string().maxLength(40) })),
      answers,
    },
    recall: {
      what: 'Recall a case that one has submitted',
      body: vine.compile(vine.object({ ...seen, ...reason })),
      answers,
    },
    claim: {
      what: 'Claim a case that no one has',
      body: vine.compile(vine.object({ ...seen })),
      answers,
    },
    transfer: {
      what: 'Transfer a case to someone else',
      body: vine.compile(vine.object({ ...seen, ...reason, to: vine.string().uuid() })),
      answers,
    },
  } satisfies Takes

  constructor(
    private act: ActOnCase,
    private ways: CaseWays,
    private database: Database
  ) {}

  async show(ctx: HttpContext) {
    await hear(ctx, WayController.takes.show)
    return ok(told(await this.ways.get(ctx.params.caseId)))
  }

  async people(ctx: HttpContext) {
    await hear(ctx, WayController.takes.people)
    const { standing } = await this.ways.get(ctx.params.caseId)
    const people = await this.database.read((trx) => peopleWith(trx, workAt(standing.node.key)))
    return ok(people.filter((one) => one.id !== standing.holder?.id))
  }

  async pass(ctx: HttpContext) {
    const { body } = await hear(ctx, WayController.takes.pass)
    return this.#done(ctx, { act: 'pass', ...body })
  }

  async sendBack(ctx: HttpContext) {
    const { body } = await hear(ctx, WayController.takes.sendBack)
    return this.#done(ctx, { act: 'return', ...body })
  }

  async recall(ctx: HttpContext) {
    const { body } = await hear(ctx, WayController.takes.recall)
    return this.#done(ctx, { act: 'recall', ...body })
  }

  async claim(ctx: HttpContext) {
    const { body } = await hear(ctx, WayController.takes.claim)
    return this.#done(ctx, { act: 'claim', ...body })
  }

  async transfer(ctx: HttpContext) {
    const { body } = await hear(ctx, WayController.takes.transfer)
    return this.#done(ctx, { act: 'transfer', ...body })
  }

  async #done({ params }: HttpContext, asked: WithoutCase<AskedAct>) {
    return ok(told(await this.act.handle({ ...asked, caseId: params.caseId })))
  }
}

type WithoutCase<Asked> = Asked extends AskedAct ? Omit<Asked, 'caseId'> : never

const told = ({ revision, definition, steps }: CaseWay) => ({ revision, definition, steps })
