import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { answerOnce } from '#kernel/http/idempotency/answer_once'
import { createOnce } from '#kernel/http/idempotency/create_once'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import type { CaseRecord } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'
import { refusePlace } from '#plugins/queries/asking/judge_place'
import { Receivers } from '#plugins/queries/asking/receivers'
import { refuseEmpty } from '#plugins/queries/asking/refuse_empty'
import type { QueryPlace } from '#plugins/queries/contract/query'
import { QueryMails } from '#plugins/queries/mail/query_mails'
import { personAtHand } from '#plugins/queries/reading/person_at_hand'
import { SeenQueries } from '#plugins/queries/reading/seen_queries'
import { type Draft, Queries } from '#plugins/queries/records/queries'
import type { QueryRow } from '#plugins/queries/records/query_rows'
import { refuseAct } from '#plugins/queries/thread/refuse_act'

/** What somebody asks, as it came. */
export interface AskedInput extends QueryPlace {
  readonly receiverId: string
  readonly content: string
  /** Sends it at once; kept as a draft otherwise. */
  readonly send: boolean
}

interface NewInput extends AskedInput {
  readonly caseId: string
  readonly key: string | undefined
}

interface DraftInput extends AskedInput {
  readonly id: string
  /** The one that its sender had before them. */
  readonly revision: number
  readonly key: string | undefined
}

/** Asks about a case: keeps a draft, or sends it. */
@inject()
export default class AskQuery {
  constructor(
    private changes: Changes,
    private reading: CaseReading,
    private seen: SeenQueries,
    private receivers: Receivers,
    private queries: Queries,
    private mails: QueryMails,
    private forms: FormSchemas
  ) {}

  /**
   * Refuses with 2604 a case that the project does not have, with 1005 whoever cannot reply, with 2017 an
   * empty question and a place that the case does not have, with 1003 one that the actor does not see.
   * @returns id of the query
   */
  async ask({ caseId, key, ...asked }: NewInput) {
    personAtHand()
    const record = await this.reading.get(caseId)
    const request = { key, request: { caseId, ...asked } }
    const name = asked.send ? 'query.sent' : 'query.drafted'
    return createOnce(this.changes, name, request, async (open) => {
      const id = newId()
      const change = open({ name, subject: { type: 'query', id } })
      await refuseClosedProject(change)
      const draft = await this.#judge(change, record, asked)
      const { version, revision } = record
      const of = { caseId: record.id, caseVersion: version, caseRevision: revision }
      const row = await this.queries.add(change, id, { ...of, ...draft })
      if (asked.send) await this.#send(change, row)
      return { id }
    })
  }

  /** The same of a draft that is there. Refuses with 1006 one that others changed since `revision`. */
  async redraft({ id, revision, key, ...asked }: DraftInput) {
    const person = personAtHand()
    const query = await this.seen.get(id)
    const record = await this.reading.get(query.caseId)
    const name = asked.send ? 'query.sent' : 'query.redrafted'
    const act = { name, subject: { type: 'query', id: query.id } } as const
    const request = { key, request: { revision, ...asked } }
    return answerOnce(this.changes, act, request, async (change) => {
      await refuseClosedProject(change)
      const row = await this.queries.lock(change, query.id, revision)
      refuseAct('send', row, person)
      await this.queries.redraft(change, row, await this.#judge(change, record, asked))
      if (asked.send) await this.#send(change, row)
      return { id: row.id }
    })
  }

  async #judge(change: Change, record: CaseRecord, asked: AskedInput): Promise<Draft> {
    const { page, path, content } = asked
    refuseEmpty(content)
    refusePlace(this.forms, record, { page, path }, await this.reading.unseen())
    const { id, name } = await this.receivers.get(change, asked.receiverId)
    return { page, path, draft: content, receiverId: id, receiverName: name }
  }

  async #send(change: Change, row: QueryRow): Promise<void> {
    const becomes = { status: 'sent', draft: null, sentAt: new Date() } as const
    await this.queries.say(change, row, { kind: 'question', content: row.draft!, ...becomes })
    await this.mails.tell(change, row, 'asked')
  }
}
