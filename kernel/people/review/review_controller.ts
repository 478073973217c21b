import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { describeListQuery, readListQuery } from '#kernel/admin/list_query'
import { sendList } from '#kernel/admin/send_list'
import type { Takes } from '#kernel/http/takes'
import { reviewedStatus } from '#kernel/people/accounts/account_fields'
import { AccessReview, reviewColumns } from '#kernel/people/review/access_review'

const columns = Object.keys(reviewColumns) as [string, ...string[]]
const filters = { status: reviewedStatus }

/** The access review of the company, for the back office. */
@inject()
export default class ReviewController {
  static readonly takes: Takes = {
    handle: {
      what: 'Who has which access, to be reviewed',
      list: describeListQuery(columns, filters),
    },
  }

  constructor(private review: AccessReview) {}

  async handle(ctx: HttpContext) {
    const query = await readListQuery(ctx.request.qs(), columns, filters)
    return sendList(ctx, 'access-review', query, await this.review.list(query))
  }
}
