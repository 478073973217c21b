import env from '#start/env'

const megabytes = env.get('MESSAGE_MB')

/** Most bytes of a message, in and out; as many as is usual where nothing is set. */
export default { limit: megabytes === undefined ? undefined : megabytes * 1024 * 1024 }
