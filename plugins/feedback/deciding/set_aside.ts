import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { refuseAct } from '#plugins/feedback/deciding/refuse_act'
import { feedbackErrors } from '#plugins/feedback/errors'
import { wording } from '#plugins/feedback/lang/server/wording'
import { SeenFeedback } from '#plugins/feedback/reading/seen_feedback'
import { FeedbackMessages } from '#plugins/feedback/records/feedback_messages'

/** Marks messages that no case is made of, and takes that back. */
@inject()
export default class SetAside {
  constructor(
    private changes: Changes,
    private seen: SeenFeedback,
    private messages: FeedbackMessages
  ) {}

  /** Refuses with 1005 a message that the project does not have, with 1006 one that somebody has decided. */
  async mark(id: string, reason: string): Promise<{ id: string }> {
    const subject = await this.#subject(id)
    const act = { name: 'feedback.marked_invalid', subject, reason } as const
    return this.changes.record(act, async (change) => {
      await refuseClosedProject(change)
      const held = await this.messages.lock(change, id)
      refuseAct('set_aside', held)
      await this.messages.settle(change, held, { status: 'invalid', reason })
      return { id: held.id }
    })
  }

  /**
   * Refuses with 1005 a message that the project does not have, with 1006 one that is not invalid, with 5416
   * one whose code another message has by now.
   */
  async takeBack(id: string): Promise<{ id: string }> {
    const subject = await this.#subject(id)
    const act = { name: 'feedback.invalidity_taken_back', subject } as const
    return this.changes.record(act, async (change) => {
      await refuseClosedProject(change)
      const held = await this.messages.lock(change, id)
      refuseAct('take_back', held)
      const fileName = await this.messages.fileOfCode(change, held)
      if (fileName !== null) {
        const detail = wording('set_aside.code_taken', { code: held.code, fileName })
        throw new feedbackErrors.E_FEEDBACK_CODE({ detail })
      }
      await this.messages.settle(change, held, { status: 'new' })
      return { id: held.id }
    })
  }

  async #subject(id: string) {
    return { type: 'feedback', id: (await this.seen.find(id)).id } as const
  }
}
