import { messageOf } from '#kernel/errors/messages'
import type { Words } from '#kernel/language/words'

import { e2bErrors } from '#plugins/e2b/errors'
import type { ReadMessage } from '#plugins/e2b/contract'
import { wording } from '#plugins/e2b/lang/server/wording'

/** The verdict on a file over which the program itself stumbled; the log says how. */
export function failedFile(): ReadMessage {
  return refused(wording('failed_file.the_file_cannot_be_imported_because'))
}

/** The verdict on a file that keeps a thread busy for longer than any honest message does. */
export function endlessFile(seconds: number): ReadMessage {
  return refused(wording('failed_file.reading_the_file_took_more_than', { seconds }))
}

function refused(detail: Words): ReadMessage {
  const refusal = new e2bErrors.E_IMPORT_FAILED({ detail })
  return { ok: false, refusal: { code: refusal.number, message: messageOf(refusal) } }
}
