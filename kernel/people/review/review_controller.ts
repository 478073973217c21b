import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { readListQuery } from '#kernel/admin/list_query'
import { sendList } from '#kernel/admin/send_list'
import { reviewedStatus } from '#kernel/people/accounts/account_fields'
import { AccessReview, reviewColumns } from '#kernel/people/review/access_review'

/** The access review of the company, for the back office. */
@inject()
export default class ReviewController {
  constructor(private review: AccessReview) {}

  async handle(ctx: HttpContext) {
    const columns = Object.keys(reviewColumns) as [string, ...string[]]
    const query = await readListQuery(ctx.request.qs(), columns, { status: reviewedStatus })
    return sendList(ctx, 'access-review', query, await this.review.list(query))
  }
}
