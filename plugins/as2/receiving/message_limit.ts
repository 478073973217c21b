import app from '@adonisjs/core/services/app'

const USUAL_LIMIT = 64 * 1024 * 1024

/** Most bytes of what a message holds, as of every message that comes in. */
export const messageLimit = () => app.config.get<number>('messages.limit', USUAL_LIMIT)
