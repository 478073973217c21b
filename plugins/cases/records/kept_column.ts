import type { MessageForm, Unmapped } from '#plugins/cases/contract'

/** What the column `unmapped` holds: the parts, and behind them the form, where there is one. */
export type KeptColumn = readonly (Unmapped | { readonly form: MessageForm })[]

/** Puts the parts and the form of a message into one column. */
export function toKeptColumn(unmapped: readonly Unmapped[], form: MessageForm): KeptColumn {
  return Object.keys(form).length === 0 ? unmapped : [...unmapped, { form }]
}

/** Takes them apart. */
export function fromKeptColumn(kept: KeptColumn): { unmapped: Unmapped[]; form: MessageForm } {
  const unmapped: Unmapped[] = []
  let form: MessageForm = {}
  for (const each of kept) {
    if ('form' in each) form = each.form
    else unmapped.push(each)
  }
  return { unmapped, form }
}
