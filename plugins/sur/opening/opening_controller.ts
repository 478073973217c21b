import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { answering, answeringNothing, truth, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { aRevision, aTruth } from '#kernel/http/values'
import { currentCompany } from '#kernel/tenancy/actor'

import { findOpening, writeOpening } from '#plugins/sur/records/openings'

const changed = vine.compile(
  vine.object({ revision: aRevision(), dsurOpen: aTruth(), psurOpen: aTruth() })
)
const answers = answering({ revision: whole, dsurOpen: truth, psurOpen: truth })

/** Which kinds of periodic report a company has. */
@inject()
export default class OpeningController {
  static readonly takes = {
    show: { what: 'Which kinds of periodic report the company has', answers },
    change: {
      what: 'Open and close kinds of periodic report for the company',
      body: changed,
      answers: answeringNothing,
    },
  } satisfies Takes

  constructor(
    private changes: Changes,
    private database: Database
  ) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'sur/opening/company_periodic')
  }

  async show() {
    return ok(await this.database.readCompany(findOpening))
  }

  async change(ctx: HttpContext) {
    const { body } = await hear(ctx, OpeningController.takes.change)
    const subject = { type: 'periodic_opening', id: currentCompany() }
    await this.changes.record({ name: 'periodic_opening.changed', subject }, (change) =>
      writeOpening(change, body)
    )
    return ok({})
  }
}
