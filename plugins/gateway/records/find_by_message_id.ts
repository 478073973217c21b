import type { Reading } from '#kernel/database/database'

/** A submission as a receipt finds it. */
interface Receipted {
  readonly id: string
  readonly fileName: string
  readonly mic: string | null
  /** The connection of its destination; null for a portal. */
  readonly connectionId: string | null
}

/** The submission of the scope with that Message-ID, with or without its angle brackets, or null. */
export async function findByMessageId(trx: Reading, messageId: string): Promise<Receipted | null> {
  const bare = messageId.trim().replace(/^<(.*)>$/s, '$1')
  return trx
    .from('submissions')
    .join('gateway_destinations as destination', 'destination.id', 'submissions.destination_id')
    .whereIn('message_id', [bare, `<${bare}>`])
    .select('submissions.id', 'submissions.file_name as fileName', 'mic')
    .select('destination.connection_id as connectionId')
    .first()
}
