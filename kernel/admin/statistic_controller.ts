import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'

import { answering, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'
import type { Actor } from '#kernel/tenancy/actor'
import { listProjectsOf } from '#kernel/tenancy/find_project'

/**
 * GET /home/admin/statistic: how much there is to administer, for the home of administrators. Those
 * of the platform count everything, those of a company their own, anybody else the own projects.
 */
export default class StatisticController {
  static readonly takes = {
    handle: {
      answers: answering({
        'projects': whole,
        'companies?': whole,
        'ongoing?': whole,
        'users?': whole,
        'frozen?': whole,
      }),
    },
  } satisfies Takes

  async handle({ actor, auth }: HttpContext) {
    const { isCompanyAdmin } = auth.getUserOrFail()
    if (actor!.isPlatform) return ok(await countsOf(undefined))
    if (!isCompanyAdmin) return ok({ projects: (await listProjectsOf(actor!.userId!)).length })
    return ok(await countsOf(actor!.companyId))
  }
}

async function countsOf(companyId: Actor['companyId']) {
  const inCompany = companyId ? { company_id: companyId } : {}
  const count = async (table: 'projects' | 'users', more: object = {}) => {
    const query = db
      .connection('app')
      .from(table)
      .where({ ...inCompany, ...more })
    const [{ n }] = await query.count('* as n')
    return Number(n)
  }
  const [projects, ongoing, users, frozen] = await Promise.all([
    count('projects'),
    count('projects', { status: 'ongoing' }),
    count('users', { status: 'active' }),
    count('users', { status: 'frozen' }),
  ])
  const counts = { projects, ongoing, users, frozen }
  if (companyId) return counts
  const [{ n }] = await db.connection('app').from('companies').count('* as n')
  return { companies: Number(n), ...counts }
}
