import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import { isAccountActive } from '#kernel/identity/account_active'
import { actorOfUser } from '#kernel/identity/actor_of_user'
import User from '#kernel/identity/user'
import { actAs, currentScope } from '#kernel/tenancy/actor'
import { inEachScope } from '#kernel/tenancy/as_system'

import type { PlanSchedule } from '#plugins/signal/contract/plan'
import { type PlanRow, Plans } from '#plugins/signal/records/plans'
import { Runs } from '#plugins/signal/records/runs'
import { StartRun } from '#plugins/signal/runs/start_run'

/** The first day of the month or the quarter of a day, UTC; null for a plan that runs by hand alone. */
export function beginOf(schedule: PlanSchedule, now: Date): Date | null {
  if (schedule === 'none') return null
  const month = now.getUTCMonth()
  const first = schedule === 'monthly' ? month : month - (month % 3)
  return new Date(Date.UTC(now.getUTCFullYear(), first, 1))
}

/** Runs each plan that has a schedule once in its month or quarter, as the person who saved it last. */
@inject()
export default class RunDuePlans {
  constructor(
    private plans: Plans,
    private runs: Runs,
    private starting: StartRun
  ) {}

  async handle(): Promise<void> {
    await inEachScope(async ({ code }) => {
      for (const plan of await this.plans.all()) {
        try {
          await this.#run(plan)
        } catch (error) {
          logger.error({ err: error, project: code, plan: plan.name }, 'A plan cannot be run')
        }
      }
    })
  }

  async #run({ id, ownerId, settings }: PlanRow): Promise<void> {
    const begin = beginOf(settings.schedule, new Date())
    if (begin === null || ownerId === null) return
    const isDone = (await this.runs.all()).some(
      ({ planId, cut }) => planId === id && cut.getTime() === begin.getTime()
    )
    const user = await User.find(ownerId)
    if (isDone || !user || !(await isAccountActive(user))) return
    const actor = await actorOfUser(user, currentScope())
    if (!actor.permissions.has('CASE_SIGNAL')) return
    await actAs(actor, () => this.starting.handle(id, begin, true))
  }
}
