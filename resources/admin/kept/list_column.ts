import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { Fields } from '#kernel/fields/field'
import { say } from '#resources/app/language'
import { fieldText } from './field_text'

/** A column of a list, on the screen and in the file. */
export interface ListColumn {
  /** What it is ordered by; and its name. */
  source: string
  label: string
  text: (row: RaRecord) => string
  /** What is shown instead of the text. */
  cell?: (row: RaRecord) => ReactNode
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
