import type { FieldError } from '#kernel/fields/check_values'
import type { ChoiceField, DayField, NumberField, TextField } from '#kernel/fields/field'
import type { Words } from '#kernel/language/words'

/** Registers of a product that go on from report to report. */
export const registerKeys = ['approvals', 'actions', 'trials', 'exposure', 'risks'] as const
export type RegisterKey = (typeof registerKeys)[number]

/** A value of a row: an empty text or null where nothing is said. */
export type RegisterValue = string | number | null
export type RegisterValues = Readonly<Record<string, RegisterValue>>

/** Countries by their codes of two letters (ISO 3166-1): one, or several with a comma between them. */
export interface CountryField {
  readonly kind: 'country'
  readonly label: Words
  readonly required?: true
  readonly many?: true
}

/** A number above 0 with digits behind the point. */
export interface AmountField {
  readonly kind: 'amount'
  readonly label: Words
  readonly required?: true
  readonly max: number
  /** Digits behind the point at most. */
  readonly digits: number
}

type PlainField = TextField | NumberField | DayField | ChoiceField

/** A column of a register. */
export type RegisterColumn = (PlainField | CountryField | AmountField) & {
  readonly key: string
  /** Asked only where another column, which comes before it, has one of these values. */
  readonly when?: { readonly column: string; readonly is: readonly string[] }
  /** Width in the list, in pixels. */
  readonly width: number
  /** The list shows it only where somebody wants it. */
  readonly isHidden?: true
}

/** A register: its columns, and what makes a row sound. */
export interface Register {
  readonly key: RegisterKey
  readonly name: Words
  /** What a row is. */
  readonly help: Words
  /** The first one names a row. */
  readonly columns: readonly RegisterColumn[]
  /** Column of days from which a row is valid where nobody says otherwise. */
  readonly natural: string
  /** Columns by whose texts rows are in order. */
  readonly order: readonly string[]
  /** What of several columns does not agree; the columns by themselves are sound. */
  check?(values: RegisterValues): FieldError[]
  /** What follows from a row, in words; null where nothing does. */
  derive?(values: RegisterValues): Words | null
}
