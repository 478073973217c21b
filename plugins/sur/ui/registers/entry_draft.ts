import type { FieldError } from '#kernel/fields/check_values'

import { readEntry } from '#plugins/sur/contract/read_entry'
import { isDay } from '#plugins/sur/contract/is_day'
import type { Register } from '#plugins/sur/contract/register'
import type { ShownEntry } from '#plugins/sur/contract/shown_entries'
import { wording } from '#plugins/sur/lang/wording'

/** A row as somebody types it: all of it texts. */
export interface EntryDraft {
  readonly values: Readonly<Record<string, string>>
  readonly validFrom: string
  readonly closedOn: string
  /** Why it is changed; not asked for a new row. */
  readonly reason: string
}

/** What the form begins with: a row as it is, or nothing. */
export function draftOf({ columns }: Register, entry: ShownEntry | null): EntryDraft {
  return {
    values: Object.fromEntries(
      columns.map(({ key }) => [key, String(entry?.values[key] ?? '')] as const)
    ),
    validFrom: entry?.validFrom ?? '',
    closedOn: entry?.closedOn ?? '',
    reason: '',
  }
}

/** What is wrong with a draft, as far as the browser can tell. */
export function faultsOf(
  register: Register,
  { values, validFrom, closedOn, reason }: EntryDraft,
  isNew: boolean
): readonly FieldError[] {
  const noDay = wording('registers.wrong.no_day')
  const isUnsound = (day: string) => day !== '' && !isDay(day)
  return [
    ...readEntry(register, values).errors,
    ...(isUnsound(validFrom) ? [{ field: 'validFrom', message: noDay }] : []),
    ...(isUnsound(closedOn) ? [{ field: 'closedOn', message: noDay }] : []),
    ...(!isNew && reason.trim() === ''
      ? [{ field: 'reason', message: wording('registers.wrong.reason') }]
      : []),
  ]
}
