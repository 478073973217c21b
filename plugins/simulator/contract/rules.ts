/** What a simulated regulator does with what it receives. */
export const rules = [
  ...(['accept', 'reject', 'stepwise', 'silent'] as const),
  ...(['refuse', 'no_receipt', 'unreadable'] as const),
] as const

export type Rule = (typeof rules)[number]

/** Whether an answer follows the receipt. */
export const answers = (rule: Rule): boolean =>
  rule === 'accept' || rule === 'reject' || rule === 'stepwise' || rule === 'unreadable'
