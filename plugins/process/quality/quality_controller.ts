import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { displayPath, elementOfPath } from '#kernel/case/content/element_path'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import {
  answering,
  answeringNothing,
  anything,
  has,
  id,
  listOf,
  moment,
  oneOf,
  orNull,
  text,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { askedPage, aRevision } from '#kernel/http/values'

import { CaseReading } from '#plugins/cases/contract/reading'
import { errorSeverities } from '#plugins/process/contract/correction'
import RateCorrection from '#plugins/process/quality/rate_correction'
import { Corrections } from '#plugins/process/records/corrections'

const correction = has({
  ...{ id, path: text, element: text, name: words },
  /** The path with the positions of its rows; `?` for a row that is there no more. */
  place: text,
  ...{ entered: anything, corrected: anything },
  ...{ enteredBy: orNull(text), correctedBy: text, at: moment },
  ...{ version: whole, revision: whole, severity: oneOf(...errorSeverities) },
})

const rated = vine.compile(
  vine.object({ seen: aRevision(1), severity: vine.enum(errorSeverities) })
)
const which = vine.compile(
  vine.object({ caseId: vine.string().uuid(), correctionId: vine.string().uuid() })
)

/** What was corrected in a case at the quality check. */
@inject()
export default class QualityController {
  static readonly takes = {
    list: {
      what: 'What was corrected in a case at the quality check',
      query: vine.compile(vine.object(askedPage())),
      answers: answering({
        rows: listOf(correction),
        total: whole,
        counts: has({ critical: whole, major: whole, minor: whole, open: whole }),
      }),
    },
    rate: {
      what: 'Say how severe an error is that was corrected at the quality check',
      path: which,
      body: rated,
      answers: answeringNothing,
    },
  } satisfies Takes

  constructor(
    private reading: CaseReading,
    private corrections: Corrections,
    private rating: RateCorrection,
    private forms: FormSchemas
  ) {}

  async list(ctx: HttpContext) {
    const { query } = await hear(ctx, QualityController.takes.list)
    const { page = 1, pageSize = 20 } = query
    const { id: caseId, content } = await this.reading.get(ctx.params.caseId)
    const unseen = await this.reading.unseen()
    const { rows, ...found } = await this.corrections.list(caseId, unseen, { page, pageSize })
    const told = rows.map((row) => {
      const element = elementOfPath(row.path)
      const name = this.forms.catalogue.labelOf(element)
      return { ...row, element, name, place: displayPath(row.path, content) }
    })
    return ok({ rows: told, ...found })
  }

  async rate(ctx: HttpContext) {
    const { path, body } = await hear(ctx, QualityController.takes.rate)
    await this.rating.handle({ ...path, ...body })
    return ok({})
  }
}
