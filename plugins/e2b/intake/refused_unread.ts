import type { Refusal } from '#kernel/errors/define_errors'
import { isGzip } from '#kernel/files/checks/signatures'

import { tooLargeToImport } from '#plugins/e2b/intake/message_limit'
import { wrongContent, wrongType } from '#plugins/e2b/intake/refusals'
import { wording } from '#plugins/e2b/lang/server/wording'

/**
 * Why a file is refused before it is read: packed as gzip (2701), whatever it is called, or larger
 * than a message may be (3001).
 * @param limit most bytes of a message
 */
export function refusedUnread(bytes: Uint8Array, limit: number): Refusal | undefined {
  if (isGzip(bytes)) return wrongType(wording('refused_unread.this_is_a_gzip_file'))
  const tooLarge = tooLargeToImport(bytes.length, limit)
  return tooLarge && wrongContent(tooLarge)
}
