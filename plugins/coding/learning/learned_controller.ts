import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { listQuery } from '#kernel/admin/list_query'
import { sendList } from '#kernel/admin/send_list'
import { answering, answeringList, text, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aWholeNumber } from '#kernel/http/values'

import DecideLearned from '#plugins/coding/learning/decide_learned'
import { LearnedTerms } from '#plugins/coding/records/learned_terms'
import { worded } from '#plugins/coding/search/term_answer'

/** It has one order: the most frequent first. */
const columns = ['cases'] as const

const decideBody = vine.compile(
  vine.object({
    terms: vine
      .array(
        vine.object({
          key: vine.string().minLength(1).maxLength(2000),
          code: aWholeNumber().min(1).max(99_999_999),
        })
      )
      .minLength(1)
      .maxLength(1000),
    state: vine.enum(['approved', 'rejected'] as const),
  })
)

/** Words and terms that people chose in cases, to make synonyms of. */
@inject()
export default class LearnedController {
  static readonly takes = {
    list: {
      what: 'List terms learned from cases',
      list: listQuery(columns, {}),
      answers: answeringList({
        id: text,
        key: text,
        verbatim: text,
        code: whole,
        names: worded,
        cases: whole,
        terms: whole,
      }),
    },
    decide: {
      what: 'Make synonyms of terms learned from cases',
      body: decideBody,
      answers: answering({ made: whole }),
    },
  } satisfies Takes

  constructor(
    private learned: LearnedTerms,
    private decideLearned: DecideLearned
  ) {}

  async list(ctx: HttpContext) {
    const { list: query } = await hear(ctx, LearnedController.takes.list)
    return sendList(ctx, 'coding_learned', query, await this.learned.list(query))
  }

  async decide(ctx: HttpContext) {
    const { body } = await hear(ctx, LearnedController.takes.decide)
    return ok({ made: await this.decideLearned.handle(body.terms, body.state) })
  }
}
