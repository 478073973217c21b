import type { MessageKind, QueryStatus } from '#plugins/queries/contract/query'
import { QueryMailSchema, QueryMessageSchema, QuerySchema } from '#plugins/queries/database/schema'

/** A query as it is kept; what was said in it stands in rows of its own. */
export class QueryRow extends QuerySchema {
  static table = 'queries'

  declare status: QueryStatus
}

/** Something that was said in a query; it is never changed. */
export class MessageRow extends QueryMessageSchema {
  static table = 'query_messages'

  declare kind: MessageKind
}

/** What a mail tells of, and what became of it. */
export const mailTopics = ['asked', 'replied', 'closed'] as const
export const mailStates = ['waiting', 'sent', 'failed', 'unaddressed'] as const

/** A mail about a query, for the one it went to. */
export class MailRow extends QueryMailSchema {
  static table = 'query_mails'

  declare about: (typeof mailTopics)[number]
  declare state: (typeof mailStates)[number]
}
