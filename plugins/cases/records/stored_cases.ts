import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { FormSchemas } from '#kernel/forms/form_schemas'
import { isUuid } from '#kernel/http/is_uuid'
import { currentScope } from '#kernel/tenancy/actor'

import type { CaseRecord, IdentifierMatch, LockedCase, NewContent } from '#plugins/cases/contract'
import { WholeCases } from '#plugins/cases/contract/whole_cases'
import { caseErrors } from '#plugins/cases/errors'
import { type CaseRow, toCaseRecord } from '#plugins/cases/records/case_rows'
import { fromKeptColumn } from '#plugins/cases/records/kept_column'
import { asLocked } from '#plugins/cases/records/locked_cases'
import {
  selectCase,
  selectCaseByNumber,
  selectIdentifiers,
  selectRevision,
} from '#plugins/cases/records/read_cases'

/** Cases as they stand in PostgreSQL, whoever acts. One stored under an older schema opens in today's. */
@inject()
export default class StoredCases extends WholeCases {
  constructor(
    private database: Database,
    private forms: FormSchemas
  ) {
    super()
  }

  async find(caseId: string): Promise<CaseRecord | null> {
    return this.#open(await this.database.read((trx) => selectCase(trx, caseId)))
  }

  async get(caseId: string): Promise<CaseRecord> {
    const record = isUuid(caseId) ? await this.find(caseId) : null
    if (!record) throw new caseErrors.E_CASE_NOT_IN_PROJECT()
    return record
  }

  async findByNumber(caseNo: string): Promise<CaseRecord | null> {
    return this.#open(await this.database.read((trx) => selectCaseByNumber(trx, caseNo)))
  }

  async findRevision(caseId: string, revision: number): Promise<Required<NewContent> | null> {
    const found = await this.database.read((trx) => selectRevision(trx, caseId, revision))
    if (!found) return null
    const content = this.forms.upgradeContent(found.content, found.schema_version)
    return { content, envelope: found.envelope, ...fromKeptColumn(found.unmapped) }
  }

  async findByIdentifiers(values: readonly string[]): Promise<IdentifierMatch[]> {
    if (values.length === 0) return []
    return this.database.read((trx) => selectIdentifiers(trx, currentScope(), values))
  }

  async lock(change: Change, caseId: string): Promise<LockedCase> {
    const row = isUuid(caseId) ? await selectCase(change.trx, caseId, 'for update') : undefined
    const record = this.#open(row)
    if (!record) throw new caseErrors.E_CASE_NOT_IN_PROJECT()
    return asLocked(record, { whole: record })
  }

  #open(row: CaseRow | undefined): CaseRecord | null {
    if (!row) return null
    const content = this.forms.upgradeContent(row.content, row.schema_version)
    return toCaseRecord({ ...row, content })
  }
}
