import { inject } from '@adonisjs/core'

import { AuditTrail } from '#kernel/changes/audit_trail'
import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'
import { currentActor } from '#kernel/tenancy/actor'

import { type CaseRecord, CaseRecords } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'
import { caseErrors } from '#plugins/cases/errors'
import { wording } from '#plugins/cases/lang/server/wording'

export interface UndoCreationInput {
  readonly caseId: string
  /** Of the case as whoever undoes it has it before them. */
  readonly revision: number
  readonly reason: string
}

/**
 * Deletes a case that was made by mistake, as long as it is its maker's alone: nobody else has a line in
 * its trail (a save, a document, a code, a move, an export), and it has not left the house.
 */
@inject()
export default class UndoCreation {
  constructor(
    private records: CaseRecords,
    private reading: CaseReading,
    private trail: AuditTrail,
    private changes: Changes
  ) {}

  /**
   * Refuses with 2604 an unknown case, with 2602 a deleted one, with 2601 one that was saved since, and
   * with 1006 and the reason one that is not its maker's alone.
   */
  async handle({ caseId, revision, reason }: UndoCreationInput): Promise<{ caseNo: string }> {
    const id = caseId.toLowerCase()
    const act = { name: 'case.creation_undone', subject: { type: 'case', id }, reason } as const
    return this.changes.record(act, async (change) => {
      const before = await this.records.lock(change, id)
      if (before.revision !== revision) {
        throw new caseErrors.E_CASE_CHANGED({ detail: savedSince })
      }
      const detail = await this.obstacle(before)
      if (detail) throw new kernelErrors.E_DATA_STATUS({ detail })
      await this.records.delete(change, before)
      return { caseNo: before.caseNo }
    })
  }

  /** Why the actor cannot undo the creation of a case; null when nothing stands in the way. */
  async obstacle({ id }: Pick<CaseRecord, 'id'>): Promise<Words | null> {
    const me = currentActor().userId
    const [maker, ...others] = await this.trail.peopleOf({ type: 'case', id })
    if (!maker || maker.id !== me) return isOfOther
    if (others.length > 0) {
      const names = [...new Set(others.map(({ name }) => name))].slice(0, MOST_NAMED)
      return wording('undo_creation.others_worked', { names })
    }
    return (await this.reading.listFrozen(id)).length > 0 ? hasLeft : null
  }
}

const MOST_NAMED = 3

const savedSince = wording('undo_creation.saved_since')
const isOfOther = wording('undo_creation.is_of_other')
const hasLeft = wording('undo_creation.has_left')
