import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, has, id, listOf, orNull, text } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aRevision, aText, aTruth } from '#kernel/http/values'

import AskQuery from '#plugins/queries/asking/ask_query'
import { Receivers } from '#plugins/queries/asking/receivers'
import { LONGEST_MESSAGE } from '#plugins/queries/contract/query'
import { threadAnswer } from '#plugins/queries/reading/query_answers'
import { SeenQueries } from '#plugins/queries/reading/seen_queries'

/** What a query says before it is sent. An absent page or path asks about all of the case or page. */
const asked = () => ({
  page: vine.string().maxLength(60).nullable().optional(),
  path: vine.string().maxLength(400).nullable().optional(),
  receiverId: vine.string().uuid(),
  content: aText(LONGEST_MESSAGE),
  send: aTruth().optional(),
})

const added = vine.compile(vine.object({ caseId: vine.string().uuid(), ...asked() }))
const changed = vine.compile(vine.object({ revision: aRevision(1), ...asked() }))
const ofCase = vine.compile(vine.object({ caseId: vine.string().uuid() }))

/** Queries to be asked: drafts, and sending them. */
@inject()
export default class AskController {
  static readonly takes = {
    create: {
      what: 'Ask a query about a case, or keep it as a draft',
      body: added,
      isRepeatable: true,
      answers: answering(threadAnswer),
    },
    change: {
      what: 'Change a draft of a query, or send it',
      body: changed,
      isRepeatable: true,
      answers: answering(threadAnswer),
    },
    receivers: {
      what: 'People who may be asked about a case, and who is proposed',
      query: ofCase,
      answers: answering({ people: listOf(has({ id, name: text })), proposed: orNull(id) }),
    },
  } satisfies Takes

  constructor(
    private asking: AskQuery,
    private people: Receivers,
    private seen: SeenQueries
  ) {}

  async create(ctx: HttpContext) {
    const { body } = await hear(ctx, AskController.takes.create)
    const made = await this.asking.ask({
      ...body,
      ...restOf(body),
      key: ctx.request.header('idempotency-key'),
    })
    return ok(await this.seen.thread(made.id))
  }

  async change(ctx: HttpContext) {
    const { body } = await hear(ctx, AskController.takes.change)
    const { queryId } = ctx.params
    const wish = {
      ...body,
      ...restOf(body),
      id: queryId,
      key: ctx.request.header('idempotency-key'),
    }
    return ok(await this.seen.thread((await this.asking.redraft(wish)).id))
  }

  async receivers(ctx: HttpContext) {
    const { query } = await hear(ctx, AskController.takes.receivers)
    return ok(await this.people.offer(query.caseId))
  }
}

interface Sent {
  readonly page?: string | null
  readonly path?: string | null
  readonly send?: boolean
}

const restOf = ({ page = null, path = null, send = false }: Sent) => ({ page, path, send })
