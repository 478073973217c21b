import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, has, listOf, oneOf, orNull, text, truth, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'

import { UsedCodes } from '#plugins/coding/records/used_codes'
import { impactKinds } from '#plugins/coding/recoding/compare_terms'
import { ImpactOnCases } from '#plugins/coding/recoding/impact_on_cases'
import { newerFirst } from '#plugins/coding/versions/latest_versions'
import { ProjectVersion } from '#plugins/coding/versions/project_version'
import { termOrNull } from '#plugins/coding/search/term_answer'

const query = vine.compile(
  vine.object({
    from: vine.string().maxLength(10),
    to: vine.string().maxLength(10),
    caseId: vine.string().uuid().optional(),
  })
)

const usedQuery = vine.compile(vine.object({ caseId: vine.string().uuid().optional() }))

/** Going from one version of MedDRA to another: what it means, before it is done. */
@inject()
export default class RecodingController {
  static readonly takes = {
    used: {
      what: 'Versions that the cases are coded with, and those they could go to',
      query: usedQuery,
      answers: answering({
        used: listOf(has({ version: text, cases: whole })),
        active: listOf(text),
        current: orNull(text),
      }),
    },
    impact: {
      what: 'What another version means for the cases of a version',
      query,
      answers: answering({
        cases: whole,
        codes: whole,
        terms: listOf(
          has({
            code: whole,
            cases: whole,
            kind: oneOf(...impactKinds),
            before: termOrNull,
            isBeforeLoaded: truth,
            after: termOrNull,
            suggestion: termOrNull,
          })
        ),
      }),
    },
  } satisfies Takes

  constructor(
    private codes: UsedCodes,
    private impactOnCases: ImpactOnCases,
    private versions: ProjectVersion
  ) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'coding/recoding/recoding', await this.#versions())
  }

  async used(ctx: HttpContext) {
    const { query: asked } = await hear(ctx, RecodingController.takes.used)
    return ok(await this.#versions(asked.caseId))
  }

  async impact(ctx: HttpContext) {
    const { query: asked } = await hear(ctx, RecodingController.takes.impact)
    return ok(await this.impactOnCases.handle(asked.from, asked.to, asked.caseId))
  }

  async #versions(caseId?: string) {
    const used = await this.codes.versions(caseId)
    const known = used.filter(({ version }) => /^\d+\.\d+$/.test(version))
    return {
      used: known.sort((a, b) => newerFirst(a.version, b.version)),
      active: await this.versions.active(),
      current: await this.versions.current(),
    }
  }
}
