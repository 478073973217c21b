/** What a simulated regulator does with what it receives. */
export const rules = [
  ...(['accept', 'reject', 'stepwise', 'silent'] as const),
  ...(['refuse', 'no_receipt', 'unreadable'] as const),
] as const

/** By what a regulator is reached. */
export const ways = ['as2', 'folder'] as const

export type Way = (typeof ways)[number]

/** Rules that speak of a receipt, which a folder does not give. */
export const ofReceipts: readonly Rule[] = ['refuse', 'no_receipt']

export type Rule = (typeof rules)[number]

/** Whether an answer follows the receipt. */
export const answers = (rule: Rule): boolean =>
  rule === 'accept' || rule === 'reject' || rule === 'stepwise' || rule === 'unreadable'
