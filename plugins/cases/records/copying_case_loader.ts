import { inject } from '@adonisjs/core'

import { BulkChanges } from '#kernel/changes/bulk_changes'
import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import { CaseLoader, CaseRecords, type NewCase } from '#plugins/cases/contract'
import { CaseProcess } from '#plugins/cases/contract/process'
import { completeContent } from '#plugins/cases/records/case_rows'
import { projectedValuesReader } from '#plugins/cases/records/column_values'
import { madeCases, type Making, newCaseRows } from '#plugins/cases/records/new_case_rows'
import { projections } from '#plugins/cases/records/projections'
import { react } from '#plugins/cases/records/reactions'
import { takeCaseNumbers } from '#plugins/cases/records/take_case_numbers'
import { takePlaces } from '#plugins/cases/records/take_places'

/** Cases of one transaction. */
const BATCH = 1000

/** Transactions at once: one is made up while another is written. */
const LANES = 2

/** Loads cases by COPY, several transactions side by side. */
@inject()
export default class CopyingCaseLoader extends CaseLoader {
  constructor(
    private bulk: BulkChanges,
    private changes: Changes,
    private records: CaseRecords,
    private process: CaseProcess,
    private forms: FormSchemas
  ) {
    super()
  }

  async load(
    count: number,
    make: () => NewCase,
    onLoaded: (loaded: number) => void = () => {}
  ): Promise<void> {
    if (count === 0) return
    const mayCopy = await this.bulk.arePossible()
    const loadBatch = mayCopy ? await this.#copying(count) : this.#creating()
    let asked = 0
    let loaded = 0
    const lane = async () => {
      while (asked < count) {
        const size = Math.min(BATCH, count - asked)
        asked += size
        await loadBatch(Array.from({ length: size }, make))
        loaded += size
        onLoaded(loaded)
      }
    }
    await Promise.all(Array.from({ length: mayCopy ? LANES : 1 }, lane))
    if (mayCopy) await this.bulk.analyze()
  }

  async #copying(count: number) {
    const { contentVersion: schemaVersion } = this.forms
    const making = {
      ...{ actor: currentActor(), schemaVersion, status: (await this.process.current()).entry.key },
      ...{ readProjected: await projectedValuesReader(), project: await projections() },
    }
    const numbers = await this.#takeNumbers(count)
    return async (cases: readonly NewCase[]) =>
      this.#copy(cases, numbers.splice(0, cases.length), making)
  }

  #creating() {
    return async (cases: readonly NewCase[]) => {
      await this.changes.recordMany((open) => this.records.create(open, cases))
    }
  }

  async #copy(cases: readonly NewCase[], numbers: readonly string[], making: Making) {
    const numbered = cases.map((each, index) => ({
      act: each.act,
      ...completeContent(each),
      id: newId(),
      caseNo: numbers[index],
    }))
    await this.bulk.record(async (bulk) => {
      for (const { table, columns, rows } of newCaseRows(numbered, making)) {
        await bulk.copy(table, columns, rows)
      }
      const changes = numbered.map(({ id, act, content }) =>
        bulk.noteMade({ name: act, subject: { type: 'case', id } }, content)
      )
      await bulk.asApplication((trx) => react('made', trx, madeCases(numbered, changes, making)))
    })
  }

  async #takeNumbers(count: number): Promise<string[]> {
    const { projectId: id, environment } = currentScope()
    const subject = { type: 'case_numbers', id: `${id}:${environment}` }
    return this.changes.record({ name: 'case_numbers.taken', subject }, async (change) => {
      change.note('case numbers', undefined, count)
      await takePlaces(change, currentScope(), count)
      return takeCaseNumbers(change, currentScope(), count)
    })
  }
}
