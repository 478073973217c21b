import app from '@adonisjs/core/services/app'

import type { Attention, AttentionSource } from '#kernel/admin/attention/attention'

import { wording } from '#plugins/feedback/lang/server/wording'
import { SeenFeedback } from '#plugins/feedback/reading/seen_feedback'

/** Feedback data that nobody has decided. */
async function waiting(): Promise<Attention[]> {
  const count = await (await app.container.make(SeenFeedback)).countNew()
  if (count === 0) return []
  return [
    { what: wording('feedback_at_home.new', { count }), place: { screen: 'feedback.screen' } },
  ]
}

const sources: readonly AttentionSource[] = [
  { level: 'project', permission: 'CASE_IMPORT_READ', find: waiting },
]

export default sources
