import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  answering,
  day,
  has,
  id,
  listOf,
  oneOf,
  orNull,
  text,
  truth,
  whole,
  words,
} from '#kernel/http/answers'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'

import { coverageWarnings, holeCauses } from '#plugins/literature/contract/coverage'
import { searchKinds } from '#plugins/literature/contract/search'
import { ShownCoverage } from '#plugins/literature/coverage/shown_coverage'
import { cycles, daysIn, isDay } from '#plugins/literature/contract/cycle'

/** More days than a screen shows. */
const MOST_DAYS = 400

const query = vine.compile(
  vine.object({ from: vine.string().maxLength(10), to: vine.string().maxLength(10) })
)

const line = {
  ...{ taskId: id, productId: id, productName: text, source: text, cycle: oneOf(...cycles) },
  ...{ ownerName: text, revision: whole, isPaused: truth },
  windows: listOf(has({ searchId: id, from: day, to: day, counted: whole })),
  holes: listOf(
    has({
      ...{ from: day, to: day, cause: oneOf(...holeCauses), days: whole, searchId: orNull(id) },
      ...{ kind: orNull(oneOf(...searchKinds)), reason: orNull(words), due: orNull(day) },
      ownerName: text,
    })
  ),
  ...{ expected: whole, covered: whole, next: orNull(day) },
}

/** Which days are covered. */
@inject()
export default class CoverageController {
  static readonly takes = {
    show: {
      what: 'Show which days of each source are covered, the holes with their causes, and warnings of products',
      query,
      answers: answering({
        today: day,
        products: listOf(
          has({
            ...{ id, name: text, home: whole, abroad: whole },
            warnings: listOf(oneOf(...coverageWarnings)),
          })
        ),
        lines: listOf(has(line)),
      }),
    },
  } satisfies Takes

  constructor(private coverage: ShownCoverage) {}

  async show(ctx: HttpContext) {
    const { from, to } = (await hear(ctx, CoverageController.takes.show)).query
    if (!isDay(from) || !isDay(to) || from > to || daysIn(from, to) > MOST_DAYS) {
      throw new kernelErrors.E_PARAMETER()
    }
    return ok(await this.coverage.between({ from, to }))
  }
}
