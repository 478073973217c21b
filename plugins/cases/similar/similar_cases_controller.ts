import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, has, id, listOf, orNull, text, whole, words } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { caseContent, describedWith, type Takes } from '#kernel/http/takes'

import { summarisedTypes } from '#plugins/cases/records/summarise_case'
import FindSimilarCases from '#plugins/cases/similar/find_similar_cases'

const report = describedWith(vine.compile(vine.object({ content: vine.any() })), {
  content: caseContent(),
})

const shown = Object.fromEntries(
  [...summarisedTypes].map(([key, type]) => [key, orNull(type === 'number' ? whole : text)])
)

@inject()
export default class SimilarCasesController {
  static readonly takes = {
    handle: {
      what: 'Cases that may tell of the same as a report',
      body: report,
      answers: answering({
        cases: listOf(has({ id, caseNo: text, because: listOf(words), shown: has(shown) })),
      }),
    },
  } satisfies Takes

  constructor(private findSimilarCases: FindSimilarCases) {}

  async handle(ctx: HttpContext) {
    const { body } = await hear(ctx, SimilarCasesController.takes.handle)
    return ok({ cases: await this.findSimilarCases.handle(body.content) })
  }
}
