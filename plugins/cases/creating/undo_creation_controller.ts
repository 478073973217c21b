import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { answering, text } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aRevision, aSaidText } from '#kernel/http/values'

import UndoCreation from '#plugins/cases/creating/undo_creation'
import { wording } from '#plugins/cases/lang/server/wording'

const MOST_LETTERS = 200

const why = vine.compile(vine.object({ revision: aRevision(1), reason: aSaidText(MOST_LETTERS) }))

@inject()
export default class UndoCreationController {
  static readonly takes = {
    handle: {
      what: 'Undo the creation of a case that no one else has worked on',
      body: why,
      refuse: (fields) => new kernelErrors.E_PARAMETER({ detail: reasonNeeded, fields }),
      answers: answering({ caseNo: text }),
    },
  } satisfies Takes

  constructor(private undoCreation: UndoCreation) {}

  async handle(ctx: HttpContext) {
    const { body } = await hear(ctx, UndoCreationController.takes.handle)
    return ok(await this.undoCreation.handle({ ...body, caseId: ctx.params.caseId }))
  }
}

const reasonNeeded = wording('undo_creation.reason_needed', { most_letters: MOST_LETTERS })
