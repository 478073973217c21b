import env from '#start/env'
import { USUAL_LIMIT, type MessageSettings } from '#plugins/e2b/intake/message_limit'

const megabytes = env.get('MESSAGE_MB')

/** How large a message may be, in and out. */
const messages: MessageSettings = {
  limit: megabytes === undefined ? USUAL_LIMIT : megabytes * 1024 * 1024,
}

export default messages
