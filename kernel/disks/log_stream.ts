import { destination } from '@adonisjs/core/logger'

/** What waits for room is forgotten above so many bytes. */
const MOST_WAITING = 1024 * 1024

/**
 * Where the lines of the log go: standard output. What finds no room on a full disk waits until there
 * is some; neither that nor an end of whoever reads the log is a reason to serve nobody.
 */
export function logStream() {
  const stream = destination({ dest: 1, sync: false, maxLength: MOST_WAITING })
  let hasRoom = true
  stream.on('error', () => (hasRoom = false)).on('write', () => (hasRoom = true))
  // At the end of the process it would try again and again without a pause for anything else.
  const flush = stream.flushSync.bind(stream)
  stream.flushSync = () => {
    if (hasRoom) flush()
  }
  return stream
}
