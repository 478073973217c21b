import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'

import type { Change } from '#kernel/changes/change'
import { Refusal } from '#kernel/errors/define_errors'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { messageOf } from '#kernel/errors/messages'
import { collectAll } from '#kernel/plugins/collect_all'
import { refuseInClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import type { CaseMove, CaseRecord } from '#plugins/cases/contract'
import {
  actsByHand,
  type CaseGuard,
  caseGuards,
  type CaseTouch,
  type NextContent,
} from '#plugins/cases/contract/guards'
import type { RefusedEdit } from '#plugins/cases/contract/refused_edit'
import StoredCases from '#plugins/cases/records/stored_cases'

/** The guards that plugins place before the cases. One that has failed lets nothing pass. */
@inject()
export class Guards {
  constructor(private stored: StoredCases) {}

  /** Asks whether a case that this change has locked may be changed. */
  async ask(change: Change, before: CaseRecord, touch: CaseTouch): Promise<void> {
    const isByHand = actsByHand.includes(change.act.name)
    for (const guard of await collectAll(app, caseGuards)) {
      await guard.ask?.(change, before, touch)
      if (isByHand) await guard.askByHand?.(before)
    }
  }

  /**
   * What a change by hand of a case would be refused with as it stands; null where it would not. Nothing
   * is held: a save asks again. Refuses as `WholeCases.get`.
   */
  async refusedEdit(caseId: string): Promise<RefusedEdit | null> {
    const before = await this.stored.get(caseId)
    try {
      await refuseInClosedProject()
      for (const guard of await allOrRefuse()) await guard.askByHand?.(before)
      return null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { code: error.number, message: messageOf(error) }
    }
  }

  /** Asks whether a case that this change has locked may say that next. */
  async askNext(change: Change, before: CaseRecord, next: NextContent): Promise<void> {
    for (const guard of await collectAll(app, caseGuards)) {
      await guard.askNext?.(change, before, next)
    }
  }

  /**
   * The same for a case that is not locked yet; refuses as `CaseRecords.lock`.
   * @returns the whole case
   */
  async askOf(change: Change, caseId: string, touch: CaseTouch): Promise<CaseRecord> {
    const before = await this.stored.lock(change, caseId)
    await this.ask(change, before, touch)
    return before
  }

  /** Asks whether a case may be moved to another node, whatever it says. */
  async askMove(change: Change, caseId: string, move: CaseMove): Promise<void> {
    const guards = (await collectAll(app, caseGuards)).filter(({ askMove }) => askMove)
    if (guards.length === 0) return
    const before = await this.stored.lock(change, caseId)
    for (const guard of guards) await guard.askMove!(change, before, move)
  }
}

/** Refuses with 1002 where a plugin has failed that guards cases: what it would have said is not known. */
async function allOrRefuse(): Promise<CaseGuard[]> {
  try {
    return await collectAll(app, caseGuards)
  } catch {
    throw new kernelErrors.E_SYSTEM()
  }
}
