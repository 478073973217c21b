import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, answeringNothing, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aRevision, aSaidText, aText, aTruth, aWholeNumber } from '#kernel/http/values'

import { sectionStates } from '#plugins/sur/contract/periodic_report'
import { WorkOnKind } from '#plugins/sur/opening/work_on_kind'
import { ReadReports } from '#plugins/sur/reports/read_reports'
import { WriteSection } from '#plugins/sur/writing/write_section'

/** Letters of a comment, and of the words that it is about. */
const LONGEST_COMMENT = 2000
const LONGEST_PASSAGE = 500
const LONGEST_KEY = 10

const written = vine.compile(
  vine.object({
    revision: aRevision(1),
    prose: vine.any().optional(),
    state: vine.enum(sectionStates).optional(),
    takeOver: aTruth().optional(),
  })
)
const commented = vine.compile(
  vine.object({
    sectionKey: vine.string().maxLength(LONGEST_KEY),
    answersSeq: aWholeNumber().min(1).optional(),
    passage: aText(LONGEST_PASSAGE).optional(),
    comment: aSaidText(LONGEST_COMMENT),
  })
)
const resolved = vine.compile(vine.object({ seq: aWholeNumber().min(1) }))

/** What people write in the sections of a report, and say about them. */
@inject()
export default class SectionController {
  static readonly takes = {
    write: {
      what: 'Write a section of a periodic report',
      body: written,
      answers: answering({ revision: whole }),
    },
    comment: {
      what: 'Comment on a section of a periodic report',
      body: commented,
      answers: answeringNothing,
    },
    resolve: { what: 'Resolve a comment', body: resolved, answers: answeringNothing },
  } satisfies Takes

  constructor(
    private work: WorkOnKind,
    private reports: ReadReports,
    private sections: WriteSection
  ) {}

  async write(ctx: HttpContext) {
    const { body } = await hear(ctx, SectionController.takes.write)
    const { revision } = await this.sections.write(await this.#report(ctx), ctx.params.key, body)
    return ok({ revision })
  }

  async comment(ctx: HttpContext) {
    const {
      answersSeq = null,
      passage,
      ...body
    } = (await hear(ctx, SectionController.takes.comment)).body
    await this.sections.comment(await this.#report(ctx), {
      ...{ ...body, answersSeq, passage: passage || null },
    })
    return ok({})
  }

  async resolve(ctx: HttpContext) {
    const { seq } = (await hear(ctx, SectionController.takes.resolve)).body
    await this.sections.resolve(await this.#report(ctx), seq)
    return ok({})
  }

  async #report(ctx: HttpContext): Promise<string> {
    const { reportId } = ctx.params
    await this.work.refuse(ctx, await this.reports.kindOf(reportId))
    return reportId
  }
}
