import type { ReactElement, ReactNode } from 'react'
import type { SortPayload } from 'react-admin'
import type { ChoiceField, Fields } from '#kernel/fields/field'
import { BulkDelete } from '../lists/bulk_delete'
import { ChoiceFilter } from '../lists/choice_filter'
import { ExportButton } from '../lists/export_button'
import { PlainList } from '../lists/plain_list'
import { fieldColumn, type ListColumn } from './list_column'

interface KeptListProps {
  fields: Fields
  /** Names of fields, and columns of other things. */
  columns: readonly (string | ListColumn)[]
  sort: SortPayload
  newLabel?: string
  /** Fields whose values narrow the list. */
  filters?: readonly string[]
  /** Further choices that narrow it, about what stands in no form. */
  narrowed?: Readonly<Record<string, ChoiceField>>
  /** Whether chosen rows may be deleted. */
  deletes?: boolean
  /** Further acts on chosen rows. */
  bulk?: ReactElement
  /** Further acts beside the title. */
  actions?: ReactNode
}

/** A list of the back office from the description of its fields: shown, narrowed, exported alike. */
export function KeptList({
  fields,
  columns,
  sort,
  newLabel,
  filters = [],
  narrowed,
  deletes,
  bulk,
  actions,
}: KeptListProps) {
  const shown = columns.map((each) => (typeof each === 'string' ? fieldColumn(fields, each) : each))
  return (
    <PlainList
      columns={shown}
      sort={sort}
      newLabel={newLabel}
      actions={
        <>
          {actions}
          <ExportButton columns={shown} />
        </>
      }
      filters={Object.entries({ ...pick(fields, filters), ...narrowed }).map(([name, field]) => (
        <ChoiceFilter key={name} name={name} field={field as ChoiceField} />
      ))}
      bulk={
        deletes || bulk ? (
          <>
            {bulk}
            {deletes && <BulkDelete />}
          </>
        ) : undefined
      }
    />
  )
}

const pick = (fields: Fields, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]!]))
