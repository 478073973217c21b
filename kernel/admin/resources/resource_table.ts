import type { LucidModel } from '@adonisjs/lucid/types/model'

import type { ErrorClass } from '#kernel/errors/define_errors'
import type { Fields, ValuesOf } from '#kernel/fields/field'
import type { JsonSchema } from '#kernel/http/takes'
import type { Rule } from '#kernel/case/rules/rule'

/** An attribute of the rows that is shown as it stands. */
interface Shown {
  readonly is: JsonSchema
  /** Its name in the model, where it is shown by another one. */
  readonly attribute?: string
}

/** A table of the back office: which rows it has, what they say, and how they are found. */
export interface ResourceTable<All extends Fields = Fields> {
  /** Type of the audit subject; its acts are `type.created`, `type.changed` and `type.deleted`. */
  readonly type: string
  /** Its rows; they have id, revision and removedAt, and one attribute for each field. */
  readonly model: LucidModel
  /** What one of its rows is called, and several, where type and table do not say it. */
  readonly called?: readonly [one: string, many: string]
  /** Name of the id in a body that names the row, where clients know it by another name. */
  readonly idName?: string
  readonly fields: All
  /** What must hold between the fields; written about `@name`. */
  readonly rules?: readonly Rule[]
  /** Fields that are no attributes of the rows. */
  readonly withoutColumn?: readonly string[]
  /** Fields that stay as they were when the row was made. */
  readonly fixed?: readonly string[]
  /** Further fields that are asked for when a row is made, and then no more. */
  readonly first?: Fields
  /** Fields in which the text of the search box is looked for. */
  readonly search: readonly string[]
  /** Further attributes that are shown, ordered by and filtered by, never written through the form. */
  readonly shown?: Readonly<Record<string, Shown>>
  /** What answers say beside that, or of a field more closely: found elsewhere; `name?` may be absent. */
  readonly found?: Readonly<Record<string, JsonSchema>>
  /** Further columns of these by which a list is narrowed, beside its choices and links. */
  readonly filterFields?: Fields
  /** Unique indexes, the field that each is about, and the refusal of what is there already. */
  readonly unique?: Readonly<
    Record<string, { readonly field: string; readonly refusal: ErrorClass }>
  >
}

/** A row as the back office sees it. */
export type ResourceRow<All extends Fields> = ValuesOf<All> & {
  readonly id: string
  /** Number of its latest change, from 1. */
  readonly revision: number
}

/** Whether a field stands in the table itself. */
export function inTable({ fields, withoutColumn = [] }: ResourceTable, name: string): boolean {
  return name in fields && !withoutColumn.includes(name)
}

/** What is shown beside the fields, each with its name in the model. */
export function shownOf({ shown = {} }: ResourceTable): (readonly [string, string])[] {
  return Object.entries(shown).map(([name, { attribute = name }]) => [name, attribute] as const)
}

/** The columns that lists are ordered by, narrowed by and searched in, by the names that they show. */
export function columnsOf(table: ResourceTable): Record<string, string> {
  const { fields, model } = table
  const own = Object.keys(fields).filter((name) => inTable(table, name))
  const attributes = [...own.map((name) => [name, name] as const), ...shownOf(table)]
  const { attributesToColumns } = model.$keys
  return Object.fromEntries(
    attributes.map(([name, attribute]) => [name, attributesToColumns.get(attribute, attribute)])
  )
}
