import { inject } from '@adonisjs/core'

import { Changes, type OpenChange } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { currentScope } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { caseErrors } from '#plugins/cases/errors'
import type { CaseNumbering } from '#plugins/cases/numbering/case_numbering'
import { checkCaseNumber, checkDigits } from '#plugins/cases/numbering/check_case_number'
import {
  saveCaseNumbering,
  type SavedNumbering,
  readCaseNumbering,
} from '#plugins/cases/records/case_numbering_rows'
import { countNumbered } from '#plugins/cases/records/case_counter'

/** Says how the next cases of the project are numbered; those that are there keep their numbers. */
@inject()
export default class ConfigureCaseNumbering {
  constructor(
    private changes: Changes,
    private forms: FormSchemas
  ) {}

  /**
   * Refuses with 2207 a prefix that case numbers may not have (CASENO-01, CASENO-02) or a width that
   * is too small for the cases that are there (CASENO-05), with 1006 when others changed it since.
   */
  async handle(numbering: SavedNumbering): Promise<SavedNumbering> {
    return this.changes.recordMany((open) => this.within(open, numbering))
  }

  /** The same as part of a larger change. */
  async within(
    open: OpenChange,
    { prefix, digits, revision }: SavedNumbering
  ): Promise<SavedNumbering> {
    const scope = currentScope()
    const id = `${scope.projectId}:${scope.environment}`
    const change = open({ name: 'case_numbering.changed', subject: { type: 'case_numbering', id } })
    await refuseClosedProject(change)
    const before = await readCaseNumbering(change.trx, scope)
    this.#refuseUnsound({ prefix, digits }, await countNumbered(change, scope))
    const isSaved = await saveCaseNumbering(change, scope, { prefix, digits }, revision)
    if (!isSaved || before.revision !== revision) throw new kernelErrors.E_DATA_STATUS()
    if (before.prefix !== prefix) change.note('prefix', before.prefix, prefix)
    if (before.digits !== digits) change.note('digits', before.digits, digits)
    return { prefix, digits, revision: revision + 1 }
  }

  #refuseUnsound(numbering: CaseNumbering, count: number): void {
    const { catalogue } = this.forms
    const example = `${numbering.prefix}${'0'.repeat(numbering.digits)}`
    const [finding] = [
      ...checkCaseNumber(catalogue, example, { numbering, isTaken: false }),
      ...checkDigits(catalogue, numbering.digits, count),
    ]
    if (finding)
      throw new caseErrors.E_CASE_NUMBERING({ detail: finding.message, rule: finding.rule })
  }
}
