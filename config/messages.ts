import env from '#start/env'

const megabytes = env.get('MESSAGE_MB')

export default {
  /** Most bytes of a message, in and out; as many as is usual where nothing is set. */
  limit: megabytes === undefined ? undefined : megabytes * 1024 * 1024,
  /** Whether messages leave the formal environment although no ICH schema is there to check them by. */
  mayLeaveUnchecked: env.get('EXPORT_UNCHECKED') ?? false,
}
