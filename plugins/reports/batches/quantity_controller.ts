import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { answeringNothing } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aSaidText, aWholeNumber } from '#kernel/http/values'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { findQuantity, setQuantity } from '#plugins/reports/records/batch_quantities'

const LONGEST_NAME = 2000
const MOST = 1_000_000_000_000

const body = vine.compile(
  vine.object({
    product: aSaidText(LONGEST_NAME),
    batch: aSaidText(LONGEST_NAME),
    /** Units released. */
    quantity: aWholeNumber().min(1).max(MOST),
  })
)

/** How many units of batches were released, as somebody enters it. */
@inject()
export default class QuantityController {
  static readonly takes = {
    set: {
      what: 'Say how many units of a batch of a product were released',
      body,
      answers: answeringNothing,
    },
  } satisfies Takes

  constructor(
    private changes: Changes,
    private database: Database
  ) {}

  async set(ctx: HttpContext) {
    const { body: wish } = await hear(ctx, QuantityController.takes.set)
    const known = await this.database.read((trx) => findQuantity(trx, wish))
    const id = known ?? newId()
    const act = { name: 'batch_quantity.set', subject: { type: 'batch_quantity', id } } as const
    await this.changes.record(act, async (change) => {
      await refuseClosedProject(change)
      await setQuantity(change, id, wish)
    })
    return ok({})
  }
}
