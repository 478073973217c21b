import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { FormSchemas } from '#kernel/forms/form_schemas'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'

import { CaseProcess } from '#plugins/cases/contract/process'
import { CaseReading } from '#plugins/cases/contract/reading'
import { caseHead } from '#plugins/cases/view/case_head'

const query = vine.compile(
  vine.object({ revision: vine.number().withoutDecimals().min(1).max(1_000_000).optional() })
)

/** A whole case on one sheet, to be printed: as it stands, or as it stood after one of its saves. */
@inject()
export default class PrintCaseController {
  static readonly takes = { handle: { query } } satisfies Takes

  constructor(
    private reading: CaseReading,
    private process: CaseProcess,
    private forms: FormSchemas
  ) {}

  /** Refuses with 1005 a revision that the case does not have. */
  async handle(ctx: HttpContext) {
    const { query: asked } = await hear(ctx, PrintCaseController.takes.handle)
    const record = await this.reading.get(ctx.params.caseId)
    const revision = asked.revision ?? record.revision
    const held = await this.reading.getRevision(record.id, revision)
    const saves = await this.reading.listRevisions(record.id)
    const { version, versionKind, actorName, at } = saves.find(
      (save) => save.revision === revision
    )!
    return showScreen(ctx, 'cases/print/case_print', {
      case: {
        ...caseHead({ ...record, ...held }, await this.process.current()),
        revision,
        version,
        versionKind,
        // A revision does not say in which status the case was; today's would be wrong for it.
        status: revision === record.revision ? record.status : undefined,
      },
      saved: { at, by: actorName },
      content: held.content,
      envelope: held.envelope,
      unmapped: [...held.unmapped],
      printedAt: new Date().toISOString(),
      catalogueHash: this.forms.hash,
    })
  }
}
