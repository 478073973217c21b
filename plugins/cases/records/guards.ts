import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'

import type { Change } from '#kernel/changes/change'
import { collectAll } from '#kernel/plugins/collect_all'

import type { CaseMove, CaseRecord } from '#plugins/cases/contract'
import { caseGuards, type CaseTouch, type NextContent } from '#plugins/cases/contract/guards'
import StoredCases from '#plugins/cases/records/stored_cases'

/** The guards that plugins place before the cases. One that has failed lets nothing pass. */
@inject()
export class Guards {
  constructor(private stored: StoredCases) {}

  /** Asks whether a case that this change has locked may be changed. */
  async ask(change: Change, before: CaseRecord, touch: CaseTouch): Promise<void> {
    for (const guard of await collectAll(app, caseGuards)) await guard.ask(change, before, touch)
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
