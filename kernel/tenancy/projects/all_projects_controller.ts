import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { describeListQuery, readListQuery } from '#kernel/admin/list_query'
import { sendList } from '#kernel/admin/send_list'
import type { Takes } from '#kernel/http/takes'
import { AllProjects, allProjectsColumns } from '#kernel/tenancy/projects/all_projects'
import { projectStatus } from '#kernel/tenancy/projects/project_fields'

const columns = Object.keys(allProjectsColumns) as [string, ...string[]]
const filters = { status: projectStatus }

/** What the platform knows of projects: whose they are, how they stand, how many cases they have. */
@inject()
export default class AllProjectsController {
  static readonly takes: Takes = {
    handle: {
      what: 'Projects of all companies with how many cases they have',
      list: describeListQuery(columns, filters),
    },
  }

  constructor(private projects: AllProjects) {}

  async handle(ctx: HttpContext) {
    const query = await readListQuery(ctx.request.qs(), columns, filters)
    return sendList(ctx, 'all-projects', query, await this.projects.list(query))
  }
}
