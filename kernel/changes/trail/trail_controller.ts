import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { describeListQuery, readListQuery } from '#kernel/admin/list_query'
import { sendList } from '#kernel/admin/send_list'
import { CompanyTrail, trailColumns } from '#kernel/changes/trail/company_trail'
import { trailSubject } from '#kernel/changes/trail/trail_fields'
import type { Takes } from '#kernel/http/takes'

const columns = Object.keys(trailColumns) as [string, ...string[]]
const filters = { subject: trailSubject }

/** The audit trail of the company, or of the platform, for the back office. */
@inject()
export default class TrailController {
  static readonly takes: Takes = {
    handle: {
      what: 'What was done outside of projects, by whom and when, with old and new values',
      list: describeListQuery(columns, filters),
    },
  }

  constructor(private trail: CompanyTrail) {}

  async handle(ctx: HttpContext) {
    const query = await readListQuery(ctx.request.qs(), columns, filters)
    return sendList(ctx, 'trail', query, await this.trail.list(query))
  }
}
