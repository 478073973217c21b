import type { MessageForm, Unmapped } from '#plugins/cases/contract'

/** What the column `unmapped` holds: the parts, and behind them the form, where there is one. */
export type UnmappedColumn = readonly (Unmapped | { readonly form: MessageForm })[]

/** Puts the parts and the form of a message into one column. */
export function toUnmappedColumn(unmapped: readonly Unmapped[], form: MessageForm): UnmappedColumn {
  return Object.keys(form).length === 0 ? unmapped : [...unmapped, { form }]
}

/** Takes them apart. */
export function fromUnmappedColumn(column: UnmappedColumn): {
  unmapped: Unmapped[]
  form: MessageForm
} {
  const unmapped: Unmapped[] = []
  let form: MessageForm = {}
  for (const each of column) {
    if ('form' in each) form = each.form
    else unmapped.push(each)
  }
  return { unmapped, form }
}
