import { inject } from '@adonisjs/core'

import { CompanyTrail } from '#kernel/changes/trail/company_trail'
import { answering, listOf, text } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'

/** Who occurs in the trail, for its filter. */
@inject()
export default class TrailPeopleController {
  static readonly takes = {
    handle: {
      what: 'Who has done something outside of projects, by name',
      answers: answering({ people: listOf(text) }),
    },
  } satisfies Takes

  constructor(private trail: CompanyTrail) {}

  async handle() {
    return ok({ people: await this.trail.people() })
  }
}
