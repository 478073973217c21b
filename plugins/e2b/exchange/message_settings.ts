import app from '@adonisjs/core/services/app'

import { type MessageSettings, USUAL_LIMIT } from '#plugins/e2b/intake/message_limit'

/** What the installation says of messages, in `config/messages.ts`. */
export function messageSettings(): MessageSettings {
  return {
    limit: app.config.get('messages.limit', USUAL_LIMIT),
    mayLeaveUnchecked: app.config.get('messages.mayLeaveUnchecked', false),
  }
}
