import { inject } from '@adonisjs/core'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { Change } from '#kernel/changes/change'

import { CaseProjecting } from '#plugins/cases/contract'
import { lockCases, selectCases } from '#plugins/cases/records/read_cases'
import { writeProjections } from '#plugins/cases/records/rewrite_projections'

/** Projections of some cases, from their latest revisions. */
@inject()
export default class RenewedProjections extends CaseProjecting {
  constructor(private forms: FormSchemas) {
    super()
  }

  async renew(change: Change, caseIds: readonly string[]): Promise<void> {
    await lockCases(change.trx, caseIds)
    const there = (await selectCases(change.trx, caseIds)).filter((row) => row.removed_at === null)
    await writeProjections(
      change,
      this.forms,
      there.map(({ id }) => id)
    )
  }
}
