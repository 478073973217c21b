import type { ApplicationService } from '@adonisjs/core/types'

import { Ending } from '#kernel/http/ending'

/** A process that was told to end is gone after this time, whatever it waits for (milliseconds). */
const LONGEST_MS = 28_000
/** When requests are cut off: closing jobs and connections to the database takes its time, too. */
const REQUESTS_MS = 18_000

let isSignalled = false

/** Whether this process was told to end: it is no more for new work, whatever it still answers. */
export function isEnding(): boolean {
  return isSignalled
}

/** Ends a web server in order when it is told to, once. */
export function endOnSignal(app: ApplicationService): void {
  let ending: Ending | undefined
  void app.ready(async () => {
    const server = await app.container.make('server')
    ending = new Ending(server.getNodeServer()!)
  })
  const end = async () => {
    exitWithin(LONGEST_MS)
    const drain = 1000 * app.config.get<number>('app.drainSeconds', 0)
    await ending?.begin({ drain, finish: REQUESTS_MS - drain })
    await app.terminate()
  }
  const endOnce = () => {
    if (!isSignalled) void end()
    isSignalled = true
  }
  app.listen('SIGTERM', endOnce)
  app.listenIf(process.stdin.isTTY, 'SIGINT', endOnce)
}

/** Ends the process after this time if it has not ended by itself. */
export function exitWithin(milliseconds = LONGEST_MS): void {
  setTimeout(() => process.exit(), milliseconds).unref()
}
