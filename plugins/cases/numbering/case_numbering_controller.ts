import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { readConfirmation } from '#kernel/configuration/confirmation'
import { heldLabels } from '#kernel/configuration/held_labels'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { answering, text, truth, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { aRevision, aWholeNumber } from '#kernel/http/values'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { currentScope } from '#kernel/tenancy/actor'

import { LEAST_DIGITS, MOST_DIGITS } from '#plugins/cases/numbering/case_numbering'
import ConfigureCaseNumbering from '#plugins/cases/numbering/configure_case_numbering'
import { nextRunningNumber, readCaseNumbering } from '#plugins/cases/records/case_numbering_rows'

const shape = vine.compile(
  vine.object({
    prefix: vine.string().minLength(1).maxLength(40),
    digits: aWholeNumber().range([LEAST_DIGITS, MOST_DIGITS]),
    revision: aRevision(),
  })
)

const numbered = answering({ prefix: text, digits: whole, revision: whole, isUsual: truth })

/** The numbering of the cases of the project at hand, to be seen and changed. */
@inject()
export default class CaseNumberingController {
  static readonly takes = {
    show: { what: 'How cases are numbered', answers: numbered },
    prefix: { answers: numbered },
    change: {
      what: 'Change how cases are numbered',
      body: shape,
      answers: answering({ prefix: text, digits: whole, revision: whole }),
    },
  } satisfies Takes

  constructor(
    private database: Database,
    private configure: ConfigureCaseNumbering,
    private plugins: PluginRegistry
  ) {}

  async screen(ctx: HttpContext) {
    const props = await this.database.read(async (trx) => ({
      numbering: await readCaseNumbering(trx, currentScope()),
      next: await nextRunningNumber(trx, currentScope()),
      confirmation: await readConfirmation(trx, currentScope()),
    }))
    const held = await heldLabels(this.plugins)
    return showScreen(ctx, 'cases/numbering/case_numbering', { ...props, held })
  }

  async show() {
    return ok(await this.database.read((trx) => readCaseNumbering(trx, currentScope())))
  }

  /** GET /proj/prefix/{id}; of another project than the one at hand 1005. */
  async prefix({ params }: HttpContext) {
    if (params.projectId !== currentScope().projectId) throw new kernelErrors.E_DATA_NOT_FOUND()
    return this.show()
  }

  async change(ctx: HttpContext) {
    const { body } = await hear(ctx, CaseNumberingController.takes.change)
    return ok(await this.configure.handle(body))
  }
}
