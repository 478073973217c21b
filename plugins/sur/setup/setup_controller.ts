import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { Database } from '#kernel/database/database'
import { today } from '#kernel/fields/today'
import {
  answering,
  answeringNothing,
  day,
  has,
  id,
  listOf,
  ofType,
  orNull,
  text,
  whole,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aRevision } from '#kernel/http/values'
import { membersWith } from '#kernel/people/members/members_with'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { periodsAround } from '#plugins/sur/contract/periods'
import { reportKinds } from '#plugins/sur/contract/periodic_report'
import type { PeriodicSetup } from '#plugins/sur/contract/setup'
import { WorkOnKind } from '#plugins/sur/opening/work_on_kind'
import { listReports } from '#plugins/sur/records/reports'
import { findSetup } from '#plugins/sur/records/setups'
import { askedSetup } from '#plugins/sur/setup/asked_setup'
import { SaveSetup } from '#plugins/sur/setup/save_setup'

const asked = vine.compile(vine.object({ rsType: vine.enum(reportKinds) }))
const saved = vine.compile(
  vine.object({ rsType: vine.enum(reportKinds), revision: aRevision(), setup: askedSetup() })
)

const period = has({ ordinal: whole, start: day, lockPoint: day, dueDate: day, rbId: orNull(id) })

/** How a project makes its periodic reports, and which periods follow from that. */
@inject()
export default class SetupController {
  static readonly takes = {
    show: {
      what: 'How periodic reports of a kind are made, with the people who may work on them and the periods around today',
      query: asked,
      answers: answering({
        revision: whole,
        setup: orNull(ofType('PeriodicSetup', 'plugins/sur/contract/setup')),
        people: listOf(has({ id, name: text })),
        periods: listOf(period),
        today: day,
      }),
    },
    save: { what: 'Set up periodic reports of a kind', body: saved, answers: answeringNothing },
  } satisfies Takes

  constructor(
    private work: WorkOnKind,
    private setups: SaveSetup,
    private database: Database
  ) {}

  async show(ctx: HttpContext) {
    const { rsType: kind } = (await hear(ctx, SetupController.takes.show)).query
    await this.work.refuse(ctx, kind)
    const now = today(await projectAtHand())
    return ok(
      await this.database.read(async (trx) => {
        const found = await findSetup(trx, kind)
        const reports = await listReports(trx, kind)
        const periods = found ? periodsAround(found.values, now) : []
        return {
          ...{ revision: found?.revision ?? 0, setup: found?.values ?? null, today: now },
          people: await membersWith(trx, kind),
          periods: periods.map((one) => ({
            ...one,
            rbId: reports.find((report) => report.period.ordinal === one.ordinal)?.id ?? null,
          })),
        }
      })
    )
  }

  async save(ctx: HttpContext) {
    const { rsType: kind, revision, setup } = (await hear(ctx, SetupController.takes.save)).body
    await this.work.refuse(ctx, kind)
    await this.setups.handle(kind, revision, setup as PeriodicSetup)
    return ok({})
  }
}
