import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { Fields } from '#kernel/fields/field'
import type { Answer, CallName } from '#resources/app/calls/call'
import { say } from '#resources/app/language'
import { fieldText } from '#resources/app/field_text'

/** A row of a list, as its call answers it: `RowOf<'GET /admin/roles'>`. */
export type RowOf<Name extends CallName> = Answer<Name> extends (infer Row)[] ? Row : never

/** A column of a list, on the screen and in the file. */
export interface ListColumn<Row extends RaRecord = RaRecord> {
  /** What it is ordered by; and its name. */
  source: string
  label: string
  text: (row: Row) => string
  /** What is shown instead of the text. */
  cell?: (row: Row) => ReactNode
  /** Digits stand under one another, and the column is no wider than they, or a moment, need. */
  figures?: boolean | 'moment'
  sortable?: boolean
}

const unordered = ['choices', 'links', 'rows']

/** The column of a field, with the words of the field. */
export function fieldColumn(fields: Fields, name: string): ListColumn {
  const field = fields[name]!
  return {
    source: name,
    label: say(field.label),
    text: (row) => fieldText(field, row[name]),
    figures: field.kind === 'number' || field.kind === 'day',
    sortable: !unordered.includes(field.kind),
  }
}
