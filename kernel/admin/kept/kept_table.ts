import type { ErrorClass } from '#kernel/errors/define_errors'
import type { Fields, ValuesOf } from '#kernel/fields/field'
import type { Rule } from '#kernel/rules/rule'

/** A table of the back office: which rows it has, what they say, and how they are found. */
export interface KeptTable<All extends Fields = Fields> {
  /** Type of the audit subject; its acts are `type.created`, `type.changed` and `type.deleted`. */
  readonly type: string
  /** The table; it has the columns id, revision and removed_at, and one for each field. */
  readonly table: string
  /** What one of its rows is called, and several, where type and table do not say it. */
  readonly called?: readonly [one: string, many: string]
  /** Name of the id in a body that names the row, where clients know it by another name. */
  readonly idName?: string
  readonly fields: All
  /** What must hold between the fields; written about `@name`. */
  readonly rules?: readonly Rule[]
  /** Fields that stand in no column of the table. */
  readonly apart?: readonly string[]
  /** Fields that stay as they were when the row was made. */
  readonly fixed?: readonly string[]
  /** Further fields that are asked for when a row is made, and then no more. */
  readonly first?: Fields
  /** Fields in which the text of the search box is looked for. */
  readonly search: readonly string[]
  /** Further columns that are shown, ordered by and filtered by, never written through the form. */
  readonly shown?: Readonly<Record<string, string>>
  /** Further columns of these by which a list is narrowed, beside its choices and links. */
  readonly narrowed?: Fields
  /** Unique indexes, the field that each is about, and the refusal of what is there already. */
  readonly unique?: Readonly<
    Record<string, { readonly field: string; readonly refusal: ErrorClass }>
  >
}

/** A row as the back office sees it. */
export type Kept<All extends Fields> = ValuesOf<All> & {
  readonly id: string
  /** Number of its latest change, from 1. */
  readonly revision: number
}

/** The columns that the fields of a table stand in, by field. */
export function columnsOf({ fields, apart = [] }: KeptTable): Record<string, string> {
  const inTable = Object.keys(fields).filter((name) => !apart.includes(name))
  return Object.fromEntries(inTable.map((name) => [name, columnOf(name)]))
}

/** `maxProjects` stands in the column max_projects. */
function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
