import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { currentScope } from '#kernel/tenancy/actor'

import {
  type CaseMove,
  type CaseRecord,
  CaseRecords,
  type FrozenCopy,
  type LockedCase,
  type NewCase,
  type NewRevision,
} from '#plugins/cases/contract'
import { CaseProcess } from '#plugins/cases/contract/process'
import type { Laid } from '#plugins/cases/reading/laid'
import { keepUnder } from '#plugins/cases/reading/lay_over'
import { seenWith } from '#plugins/cases/reading/laid_over'
import { Layers } from '#plugins/cases/reading/layers'
import { refuseUnseenChanges } from '#plugins/cases/reading/refuse_unseen_changes'
import { createCases } from '#plugins/cases/records/create_cases'
import { deleteCase, restoreCase } from '#plugins/cases/records/delete_case'
import { freezeMessage } from '#plugins/cases/records/freeze_message'
import { Guards } from '#plugins/cases/records/guards'
import { asLocked, standingOf } from '#plugins/cases/records/locked_cases'
import { moveCase } from '#plugins/cases/records/move_case'
import { react } from '#plugins/cases/records/reactions'
import { reviseCase } from '#plugins/cases/records/revise_case'
import StoredCases from '#plugins/cases/records/stored_cases'

/** Cases in PostgreSQL. */
@inject()
export default class StoredCaseRecords extends CaseRecords {
  constructor(
    private stored: StoredCases,
    private layers: Layers,
    private guards: Guards,
    private process: CaseProcess,
    private forms: FormSchemas
  ) {
    super()
  }

  async create(open: OpenChange, cases: readonly NewCase[]) {
    const { entry } = await this.process.current()
    const { contentVersion: schemaVersion } = this.forms
    return createCases(open, cases, { schemaVersion, status: entry.key })
  }

  async lock(change: Change, caseId: string): Promise<LockedCase> {
    return (await this.lockMany(change, [caseId]))[0]!
  }

  async lockMany(change: Change, caseIds: readonly string[]): Promise<LockedCase[]> {
    const all = await this.stored.lockMany(change, caseIds)
    const over = await this.layers.over()
    if (!over) return all
    const laid = await over.on(all)
    return all.map((whole, at) => asLocked(seenWith(whole, laid[at]!), { whole, laid: laid[at]! }))
  }

  async revise(change: Change, before: LockedCase, input: NewRevision): Promise<CaseRecord> {
    const { catalogue, contentVersion: schemaVersion } = this.forms
    const { whole, laid } = standingOf(before)
    await this.guards.ask(change, whole, 'revision')
    if (laid) refuseUnseenChanges(before.content, input.content, laid, catalogue)
    const written = laid ? withWhatStands(whole, input, laid) : input
    await this.guards.askNext(change, whole, written)
    const revised = await this.#reacted(
      change,
      whole,
      await reviseCase(change, whole, written, { catalogue, schemaVersion })
    )
    const over = await this.layers.over()
    return over ? (await over.see([revised]))[0]! : revised
  }

  /** The case as it stands when all have done what must follow. */
  async #reacted(change: Change, before: CaseRecord, after: CaseRecord): Promise<CaseRecord> {
    const isElsewhere = await react('revised', change.trx, { change, before, after })
    return isElsewhere ? this.stored.lock(change, after.id) : after
  }

  async delete(change: Change, before: LockedCase): Promise<void> {
    const { whole } = standingOf(before)
    await this.guards.ask(change, whole, 'deletion')
    await deleteCase(change, whole)
  }

  async restore(change: Change, caseId: string): Promise<void> {
    await restoreCase(change, caseId, this.forms)
  }

  async freeze(change: Change, copy: FrozenCopy): Promise<string> {
    return freezeMessage(change, currentScope(), copy)
  }

  async transition(change: Change, caseId: string, move: CaseMove): Promise<void> {
    await moveCase(change, caseId, move, {
      process: await this.process.current(),
      guards: this.guards,
    })
  }
}

/** What somebody writes, with what they do not see as it stands. */
function withWhatStands(whole: CaseRecord, input: NewRevision, laid: Laid): NewRevision {
  const { content, envelope } = input
  return {
    ...input,
    content: keepUnder(whole.content, content, laid),
    envelope: envelope && keepUnder(whole.envelope, envelope, laid),
  }
}
