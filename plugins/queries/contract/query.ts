/** Where a query stands. Only its sender sees a draft. */
export const queryStatuses = ['draft', 'sent', 'replied', 'closed'] as const

export type QueryStatus = (typeof queryStatuses)[number]

/** What is said in a query: asked first, answered, asked again, noted when it is closed. */
export const messageKinds = ['question', 'reply', 'further', 'closing'] as const

export type MessageKind = (typeof messageKinds)[number]

/** Where in a case something is asked: at the case itself when both are null. */
export interface QueryPlace {
  /** Name of a page of the editor. */
  readonly page: string | null
  /** Machine path of an element, a row or a group that the page shows: `G_k[ROWID].G_k_2_2`. */
  readonly path: string | null
}

/** Letters that one message takes at most. */
export const LONGEST_MESSAGE = 4000
