import type { Words } from '#kernel/language/words'

interface AnyField {
  readonly label: Words
  readonly required?: true
  /** One sentence under the box. */
  readonly help?: Words
}

export interface TextField extends AnyField {
  readonly kind: 'text'
  /** Most characters. */
  readonly max: number
  readonly form?: 'email' | 'phone' | 'code'
  /** Texts that must stand in it: `{number}`. */
  readonly holds?: readonly string[]
  /** It says what somebody else wrote, sign by sign; of any other line each sign must be seen. */
  readonly isQuoted?: true
  /** Nobody reads it over one's shoulder. */
  readonly isSecret?: true
  /** Lines of the box; one when absent. */
  readonly lines?: number
}

/** A whole number. */
export interface NumberField extends AnyField {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
}

/** A day of the calendar, YYYY-MM-DD. */
export interface DayField extends AnyField {
  readonly kind: 'day'
}

export interface Option {
  readonly value: string | number
  readonly label: Words
  /** Heading under which the form shows it, where there are many. */
  readonly group?: Words
}

export interface ChoiceField extends AnyField {
  readonly kind: 'choice'
  readonly of: readonly Option[]
  /** What is meant where nothing is chosen. */
  readonly default?: string | number
}

/** Any number of a few. */
export interface ChoicesField extends AnyField {
  readonly kind: 'choices'
  readonly of: readonly Option[]
}

/** Ids of rows of another resource of the back office. */
export interface LinksField extends AnyField {
  readonly kind: 'links'
  readonly resource: string
  /** Fields of those rows that name them. */
  readonly named: readonly string[]
}

/** The id of one row of another resource of the back office. */
export interface LinkField extends AnyField {
  readonly kind: 'link'
  readonly resource: string
  readonly named: readonly string[]
}

/** Repeats a few fields. */
export interface RowsField extends AnyField {
  readonly kind: 'rows'
  readonly fields: Fields
  /** On the button that adds one. */
  readonly add: Words
}

export type Field =
  | TextField
  | NumberField
  | DayField
  | ChoiceField
  | ChoicesField
  | LinkField
  | LinksField
  | RowsField

/**
 * What a form of the back office asks for, by name. Told once: the browser draws the boxes from it,
 * browser and server check what is typed by it, lists and the audit trail take their words from it.
 */
export type Fields = Readonly<Record<string, Field>>

type OrNothing<One extends Field, Value> = One extends
  { required: true } | { default: string | number }
  ? Value
  : Value | null

type ValueOf<One extends Field> = One extends TextField
  ? string
  : One extends NumberField
    ? OrNothing<One, number>
    : One extends DayField | LinkField
      ? OrNothing<One, string>
      : One extends ChoiceField
        ? OrNothing<One, One['of'][number]['value']>
        : One extends ChoicesField
          ? One['of'][number]['value'][]
          : One extends LinksField
            ? string[]
            : One extends RowsField
              ? ValuesOf<One['fields']>[]
              : never

/** Sound values of fields. */
export type ValuesOf<All extends Fields> = { -readonly [Name in keyof All]: ValueOf<All[Name]> }
