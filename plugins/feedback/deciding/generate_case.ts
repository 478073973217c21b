import { inject } from '@adonisjs/core'

import type { CaseContent } from '#kernel/case/content/case_content'
import { Changes } from '#kernel/changes/changes'

import { ReportImport, type ReportOrder } from '#plugins/e2b/contract/report_import'
import { refuseAct } from '#plugins/feedback/deciding/refuse_act'
import { SeenFeedback } from '#plugins/feedback/reading/seen_feedback'
import { FeedbackMessages } from '#plugins/feedback/records/feedback_messages'

/** What a case says that comes of feedback data: source of report, regulatory authority (C.1.CN.1). */
const stated: CaseContent = { C_1_CN_1: '1' }

/** What somebody decided about a message. */
type FeedbackOrder = Pick<ReportOrder, 'decision' | 'caseId' | 'verdict'>

/** Makes a case of a message, or a new version of one that is there, as imports do. */
@inject()
export default class GenerateCase {
  constructor(
    private changes: Changes,
    private seen: SeenFeedback,
    private messages: FeedbackMessages,
    private decisions: ReportImport
  ) {}

  /**
   * Refuses with 1005 a message that the project does not have, with 1006 one that somebody has decided, with
   * 6013 one that cannot be read any more; else as `ReportImport` does.
   */
  async handle(id: string, order: FeedbackOrder): Promise<{ caseId: string }> {
    const found = await this.seen.find(id)
    refuseAct('generate', found)
    const report = await this.seen.read(found)
    await this.decisions.keepDocuments(report)
    return this.changes.recordMany(async (open) => {
      const subject = { type: 'feedback', id: found.id } as const
      const change = open({ name: 'feedback.generated', subject })
      const held = await this.messages.lock(change, id)
      refuseAct('generate', held)
      const { caseId } = await this.decisions.takeIn(open, change, { ...order, report, stated })
      const { decision } = order
      await this.messages.settle(change, held, { status: 'generated', decision, caseId })
      return { caseId }
    })
  }
}
