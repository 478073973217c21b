import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  answering,
  has,
  id,
  listOf,
  moment,
  oneOf,
  orNull,
  text,
  whole,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { askedPage } from '#kernel/http/values'

import { QueryMails } from '#plugins/queries/mail/query_mails'
import { mailStates, mailTopics } from '#plugins/queries/records/query_rows'

const mail = {
  id,
  queryId: id,
  number: whole,
  caseNo: text,
  about: oneOf(...mailTopics),
  toName: text,
  state: oneOf(...mailStates),
  askedAt: moment,
  settledAt: orNull(moment),
}

const query = vine.compile(
  vine.object({ ...askedPage(), queryId: vine.string().uuid().optional() })
)

/** The mails that told of queries. */
@inject()
export default class MailController {
  static readonly takes = {
    record: {
      what: 'List the mails that told of queries, and what became of them',
      query,
      answers: answering({ rows: listOf(has(mail)), total: whole }),
    },
    again: {
      what: 'Send such a mail again',
      body: null,
      answers: answering({ id }),
    },
  } satisfies Takes

  constructor(private mails: QueryMails) {}

  async record(ctx: HttpContext) {
    const { query: heard } = await hear(ctx, MailController.takes.record)
    const { page = 1, pageSize: count = 20, queryId } = heard
    return ok(await this.mails.list(queryId, { from: (page - 1) * count, count }))
  }

  async again({ params }: HttpContext) {
    return ok(await this.mails.again(params.queryMailId))
  }
}
