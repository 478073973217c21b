import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { answering, has, listOf, moment, ofType, text } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { caseContent, type Takes } from '#kernel/http/takes'

import { CaseProcess } from '#plugins/cases/contract/process'
import { CaseReading } from '#plugins/cases/contract/reading'
import { ofRevision } from '#plugins/cases/printing/of_revision'
import { caseHead, headOfRevisionAnswer } from '#plugins/cases/view/case_head'

/** A whole case to be printed: as it stands, or stood after one of its saves. */
@inject()
export default class CaseSheetController {
  static readonly takes = {
    handle: {
      what: 'A whole case as it is printed, as it stands or stood after one of its saves',
      query: ofRevision,
      answers: answering({
        case: headOfRevisionAnswer,
        saved: has({ at: moment, by: text }),
        content: caseContent(),
        envelope: ofType('Envelope', 'kernel/case/content/case_content'),
        unmapped: listOf(has({ place: text, xml: text })),
      }),
    },
  } satisfies Takes

  constructor(
    private reading: CaseReading,
    private process: CaseProcess
  ) {}

  /** Refuses with 1005 a revision that the case does not have. */
  async handle(ctx: HttpContext) {
    const { query } = await hear(ctx, CaseSheetController.takes.handle)
    return ok(await this.#sheetOf(ctx.params.caseId, query.revision))
  }

  async #sheetOf(caseId: string, asked?: number) {
    const record = await this.reading.get(caseId)
    const revision = asked ?? record.revision
    const isLatest = revision === record.revision
    const held = isLatest ? record : await this.reading.getRevision(record.id, revision)
    const saves = await this.reading.listRevisions(record.id)
    const save = saves.find((each) => each.revision === revision)!
    const { status, node, ...head } = caseHead({ ...record, ...held }, await this.process.current())
    return {
      case: {
        ...head,
        revision,
        version: save.version,
        versionKind: save.versionKind,
        // A revision does not say in which status the case was; today's would be wrong for it.
        ...(isLatest && { status, node }),
      },
      saved: { at: save.at, by: save.actorName },
      content: held.content,
      envelope: held.envelope,
      unmapped: held.unmapped.map(({ place, xml }) => ({ place, xml })),
    }
  }
}
