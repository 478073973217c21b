import { Refusal } from '#kernel/errors/define_errors'
import { openMessage } from '#plugins/e2b/intake/open_message'
import { readMessage } from '#plugins/e2b/message/reader'
import { catalogue } from '#tests/e2b/message_fixture'

/**
 * Reads as the import does, up to three times: what happened, and the shortest time.
 * @param limit most bytes of a message; the usual ones when absent
 */
export function attempt(bytes: Uint8Array, limit?: number) {
  const attempts = [attemptOnce(bytes, limit)]
  while (attempts.length < 3 && attempts.at(-1)!.time > 50) attempts.push(attemptOnce(bytes, limit))
  return attempts.sort((a, b) => a.time - b.time)[0]!
}

/** Takes the refusal or the narrative, and the time in milliseconds. */
function attemptOnce(bytes: Uint8Array, limit?: number) {
  const start = performance.now()
  try {
    using document = openMessage(bytes, { limit })
    const { reports } = readMessage(document, catalogue)
    const { H_1: text } = reports[0]!.content
    return { text, unmapped: reports[0]!.unmapped, time: performance.now() - start }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refusal: error, time: performance.now() - start }
  }
}
