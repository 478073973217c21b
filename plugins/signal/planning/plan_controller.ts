import { randomUUID } from 'node:crypto'

import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { aDay } from '#kernel/changes/audit_query'
import { Changes } from '#kernel/changes/changes'
import { answering, id, listOf, ofType } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { described, type Takes } from '#kernel/http/takes'
import { aRevision, aSaidText, aTruth } from '#kernel/http/values'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { countLevels, planSchedules, strataNames } from '#plugins/signal/contract/plan'
import { Plans } from '#plugins/signal/records/plans'
import { signalRules } from '#plugins/signal/rules/judge_pair'

const ruleIds = signalRules.map((rule) => rule.id)
const settings = vine.object({
  drugsBy: vine.enum(['product', 'substance'] as const),
  combinations: vine.enum(['split', 'kept'] as const),
  concomitant: aTruth(),
  trials: aTruth(),
  seriousOnly: aTruth(),
  receivedFrom: aDay.clone().nullable(),
  levels: vine.array(vine.enum(countLevels)).minLength(1).distinct(),
  strata: vine.array(vine.enum(strataNames)).distinct(),
  zeros: vine.enum(['out', 'in'] as const),
  rules: vine.array(vine.enum(ruleIds)).distinct(),
  market: vine.enum(['core', 'ib', 'CN', 'EU', 'US', 'JP', 'KR'] as const).nullable(),
  schedule: vine.enum(planSchedules),
  background: vine
    .object({ reference: aSaidText(100), projectToo: aTruth() })
    .nullable()
    .optional(),
})

const add = vine.compile(vine.object({ name: aSaidText(100), settings }))
const change = vine.compile(
  vine.object({ name: aSaidText(100), settings: settings.clone(), revision: aRevision(1) })
)

const shown = ofType('ShownPlan', 'plugins/signal/contract/plan')

/** Plans of runs. */
@inject()
export default class PlanController {
  static readonly takes = {
    list: { what: 'List the plans of signal runs', answers: described(listOf(shown)) },
    add: { what: 'Add a plan of signal runs', body: add, answers: answering({ id }) },
    change: { what: 'Change a plan of signal runs', body: change, answers: answering({ id }) },
  } satisfies Takes

  constructor(
    private plans: Plans,
    private changes: Changes
  ) {}

  async list() {
    const all = await this.plans.all()
    return ok(all.map(({ ownerId: _, ...plan }) => plan))
  }

  async add(ctx: HttpContext) {
    const { body } = await hear(ctx, PlanController.takes.add)
    const planId = randomUUID()
    const act = { name: 'signal_plan.added', subject: { type: 'signal_plan', id: planId } } as const
    await this.changes.record(act, async (changing) => {
      await refuseClosedProject(changing)
      await this.plans.add(changing, planId, body.name, body.settings)
    })
    return ok({ id: planId })
  }

  async change(ctx: HttpContext) {
    const { body } = await hear(ctx, PlanController.takes.change)
    const { planId } = ctx.params
    await this.plans.get(planId)
    const subject = { type: 'signal_plan', id: planId } as const
    await this.changes.record({ name: 'signal_plan.changed', subject }, async (changing) => {
      await refuseClosedProject(changing)
      await this.plans.change(changing, { id: planId, ...body })
    })
    return ok({ id: planId })
  }
}
