import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { isUuid } from '#kernel/http/is_uuid'
import { currentScope } from '#kernel/tenancy/actor'

import type { CaseRecord, IdentifierMatch, LockedCase, NewContent } from '#plugins/cases/contract'
import { WholeCases } from '#plugins/cases/contract/whole_cases'
import { caseErrors } from '#plugins/cases/errors'
import { type CaseRow, openCase, refuseDeleted } from '#plugins/cases/records/case_rows'
import { fromUnmappedColumn } from '#plugins/cases/records/unmapped_column'
import { AT_ONCE, portionsOf } from '#plugins/cases/records/at_once'
import { asLocked } from '#plugins/cases/records/locked_cases'
import {
  lockCases,
  selectCase,
  selectCaseByNumber,
  selectCases,
  selectIdentifiers,
  selectNextIds,
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

  /**
   * Cases of the scope, some at a time: those with these ids in their order, or all in that of their
   * ids. The next ones are read when those before are done with.
   */
  async *inTurn(caseIds?: readonly string[]): AsyncGenerator<CaseRecord[], void> {
    for await (const ids of caseIds ? portionsOf(caseIds.filter(isUuid)) : this.#allIds()) {
      const rows = await this.database.read((trx) => selectCases(trx, ids))
      const there = rows.filter(({ removed_at: removedAt }) => removedAt === null)
      yield there.map((row) => openCase(row, this.forms))
    }
  }

  async *#allIds(): AsyncGenerator<string[], void> {
    let ids: string[] = []
    do {
      const after = ids.at(-1) ?? null
      ids = await this.database.read((trx) =>
        selectNextIds(trx, currentScope(), { after, most: AT_ONCE })
      )
      yield ids
    } while (ids.length === AT_ONCE)
  }

  async findByNumber(caseNo: string): Promise<CaseRecord | null> {
    return this.#open(await this.database.read((trx) => selectCaseByNumber(trx, caseNo)))
  }

  async findRevision(caseId: string, revision: number): Promise<Required<NewContent> | null> {
    const found = await this.database.read((trx) => selectRevision(trx, caseId, revision))
    if (!found) return null
    refuseDeleted(found)
    const content = this.forms.upgradeContent(found.content, found.schema_version)
    return { content, envelope: found.envelope, ...fromUnmappedColumn(found.unmapped) }
  }

  async findByIdentifiers(values: readonly string[]): Promise<IdentifierMatch[]> {
    if (values.length === 0) return []
    return this.database.read((trx) => selectIdentifiers(trx, currentScope(), values))
  }

  async lock(change: Change, caseId: string): Promise<LockedCase> {
    return (await this.lockMany(change, [caseId]))[0]!
  }

  /** See `CaseRecords.lockMany`; the whole cases. */
  async lockMany(change: Change, caseIds: readonly string[]): Promise<LockedCase[]> {
    if (!caseIds.every(isUuid)) throw new caseErrors.E_CASE_NOT_IN_PROJECT()
    await lockCases(change.trx, caseIds)
    const rows = await selectCases(change.trx, caseIds)
    if (rows.length < caseIds.length) throw new caseErrors.E_CASE_NOT_IN_PROJECT()
    return rows.map((row) => {
      const whole = openCase(row, this.forms)
      return asLocked(whole, { whole })
    })
  }

  #open(row: CaseRow | undefined): CaseRecord | null {
    return row ? openCase(row, this.forms) : null
  }
}
