import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { answerOnce } from '#kernel/http/idempotency/answer_once'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { refuseEmpty } from '#plugins/queries/asking/refuse_empty'
import type { QueryAct } from '#plugins/queries/contract/query_acts'
import { QueryMails } from '#plugins/queries/mail/query_mails'
import { personAtHand } from '#plugins/queries/reading/person_at_hand'
import { SeenQueries } from '#plugins/queries/reading/seen_queries'
import { Queries } from '#plugins/queries/records/queries'
import type { QueryRow } from '#plugins/queries/records/query_rows'
import { refuseAct } from '#plugins/queries/thread/refuse_act'

/** An act on a query that was sent. */
export interface ThreadInput {
  readonly queryId: string
  /** The one that somebody had before them. */
  readonly revision: number
  readonly content: string
  readonly key: string | undefined
}

const names = {
  reply: 'query.replied',
  ask_again: 'query.asked_again',
  close: 'query.closed',
} as const

/** What is said in a query once it is there: a reply, a further question, the last word. */
@inject()
export default class AnswerQuery {
  constructor(
    private changes: Changes,
    private seen: SeenQueries,
    private queries: Queries,
    private mails: QueryMails
  ) {}

  /** Refuses with 2017 an empty reply, with 1003 whoever was not asked, with 1006 what does not fit any more. */
  async reply(input: ThreadInput) {
    return this.#act('reply', input, async (change, row) => {
      refuseEmpty(input.content)
      const said = { kind: 'reply', content: input.content } as const
      await this.queries.say(change, row, { ...said, status: 'replied', repliedAt: new Date() })
      await this.mails.tell(change, row, 'replied')
    })
  }

  /** Refuses with 2017 an empty question, with 1003 whoever did not ask, with 1006 what does not fit any more. */
  async askAgain(input: ThreadInput) {
    return this.#act('ask_again', input, async (change, row) => {
      refuseEmpty(input.content)
      const said = { kind: 'further', content: input.content } as const
      await this.queries.say(change, row, { ...said, status: 'sent' })
      await this.mails.tell(change, row, 'asked')
    })
  }

  /** With a note or without. Refuses with 1003 who may not close it, with 1006 one that is closed. */
  async close(input: ThreadInput) {
    return this.#act('close', input, async (change, row) => {
      const closed = { status: 'closed', closedAt: new Date() } as const
      // Nobody else knows of a draft.
      const isKnown = row.status !== 'draft'
      if (input.content === '') await this.queries.become(change, row, closed)
      else {
        const said = { kind: 'closing', content: input.content } as const
        await this.queries.say(change, row, { ...said, ...closed })
      }
      if (isKnown) await this.mails.tell(change, row, 'closed')
    })
  }

  async #act(
    act: Exclude<QueryAct, 'send'>,
    { queryId, key, ...request }: ThreadInput,
    work: (change: Change, row: QueryRow) => Promise<void>
  ) {
    const person = personAtHand()
    const { id } = await this.seen.get(queryId)
    const done = { name: names[act], subject: { type: 'query', id } } as const
    return answerOnce(this.changes, done, { key, request }, async (change) => {
      await refuseClosedProject(change)
      const row = await this.queries.lock(change, id, request.revision)
      refuseAct(act, row, person)
      await work(change, row)
      return { id }
    })
  }
}
