/** Whether a source is asked by itself, or a person searches it and gives the export in. */
export const searchKinds = ['run', 'upload'] as const

export type SearchKind = (typeof searchKinds)[number]

/** What happened to a search. */
export const tryActs = [
  ...(['planned', 'extended', 'failed', 'covered', 'again', 'given', 'shortened'] as const),
] as const

export type TryAct = (typeof tryActs)[number]
