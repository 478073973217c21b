import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FormSchemas } from '#kernel/forms/form_schemas'
import { isUuid } from '#kernel/http/is_uuid'
import { currentScope } from '#kernel/tenancy/actor'

import {
  type CaseRecord,
  CaseRecords,
  type FrozenCopy,
  type IdentifierMatch,
  type LockedCase,
  type NewCase,
  type NewContent,
  type NewRevision,
  type RevisionSummary,
} from '#plugins/cases/contract'
import { caseErrors } from '#plugins/cases/errors'
import { type CaseRow, toCaseRecord } from '#plugins/cases/records/case_rows'
import { createCases } from '#plugins/cases/records/create_cases'
import { fromKeptColumn } from '#plugins/cases/records/kept_column'
import { freezeMessage } from '#plugins/cases/records/freeze_message'
import {
  selectCase,
  selectCaseByNumber,
  selectIdentifiers,
  selectRevision,
  selectRevisions,
} from '#plugins/cases/records/read_cases'
import { reviseCase } from '#plugins/cases/records/revise_case'

/** Cases in PostgreSQL. */
@inject()
export default class LucidCaseRecords extends CaseRecords {
  constructor(
    private database: Database,
    private forms: FormSchemas
  ) {
    super()
  }

  async find(caseId: string): Promise<CaseRecord | null> {
    return this.#open(await this.database.read((trx) => selectCase(trx, caseId)))
  }

  async findByNumber(caseNo: string): Promise<CaseRecord | null> {
    return this.#open(await this.database.read((trx) => selectCaseByNumber(trx, caseNo)))
  }

  async get(caseId: string): Promise<CaseRecord> {
    const record = isUuid(caseId) ? await this.find(caseId) : null
    if (!record) throw new caseErrors.E_CASE_NOT_IN_PROJECT()
    return record
  }

  async getRevision(caseId: string, revision: number): Promise<Required<NewContent>> {
    const found = isUuid(caseId)
      ? await this.database.read((trx) => selectRevision(trx, caseId, revision))
      : undefined
    if (!found) throw new kernelErrors.E_DATA_NOT_FOUND()
    const content = this.forms.upgradeContent(found.content, found.schema_version)
    return { content, envelope: found.envelope, ...fromKeptColumn(found.unmapped) }
  }

  async listRevisions(caseId: string): Promise<RevisionSummary[]> {
    return this.database.read((trx) => selectRevisions(trx, caseId))
  }

  async findByIdentifiers(values: readonly string[]): Promise<IdentifierMatch[]> {
    if (values.length === 0) return []
    return this.database.read((trx) => selectIdentifiers(trx, currentScope(), values))
  }

  async create(open: OpenChange, cases: readonly NewCase[]) {
    return createCases(open, cases, this.forms.contentVersion)
  }

  async lock(change: Change, caseId: string): Promise<LockedCase> {
    const row = isUuid(caseId) ? await selectCase(change.trx, caseId, 'for update') : undefined
    const record = this.#open(row)
    if (!record) throw new caseErrors.E_CASE_NOT_IN_PROJECT()
    return record as LockedCase
  }

  async revise(change: Change, before: LockedCase, input: NewRevision): Promise<CaseRecord> {
    const { catalogue, contentVersion } = this.forms
    return reviseCase(change, before, input, { catalogue, schemaVersion: contentVersion })
  }

  async freeze(change: Change, copy: FrozenCopy): Promise<void> {
    await freezeMessage(change, currentScope(), copy)
  }

  /** A case stored under an older schema opens in the shape of today's. */
  #open(row: CaseRow | undefined): CaseRecord | null {
    if (!row) return null
    const content = this.forms.upgradeContent(row.content, row.schema_version)
    return toCaseRecord({ ...row, content })
  }
}
