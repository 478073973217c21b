import app from '@adonisjs/core/services/app'

import type { MessageSettings } from '#plugins/e2b/intake/message_limit'

export const messageSettings = (): MessageSettings => app.config.get('messages')
