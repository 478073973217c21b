import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { RaRecord, SortPayload } from 'react-admin'
import type { ChoiceField, Fields } from '#kernel/fields/field'
import { BulkDelete } from '../lists/bulk_delete'
import { ChoiceFilter } from '../lists/choice_filter'
import { ExportButton } from '../lists/export_button'
import { PlainList, type PlainListProps } from '../lists/plain_list'
import { fieldColumn, type ListColumn } from './list_column'

interface ResourceListProps<Row extends RaRecord> extends Pick<
  PlainListProps<Row>,
  'title' | 'opens'
> {
  fields: Fields
  /** Names of fields, and columns of other things. */
  columns: readonly (string | ListColumn<Row>)[]
  sort: SortPayload
  newLabel?: string
  /** Fields whose values narrow the list. */
  filters?: readonly string[]
  /** Further choices that narrow it, about what stands in no form. */
  filterFields?: Readonly<Record<string, ChoiceField>>
  /** Further conditions, drawn by themselves. */
  moreFilters?: ReactNode
  /** Whether chosen rows may be deleted. */
  deletes?: boolean
  /** Further acts on chosen rows. */
  bulk?: ReactElement
  /** Further acts beside the title. */
  actions?: ReactNode
}

/** A list of the back office from the description of its fields: shown, narrowed, exported alike. */
export function ResourceList<Row extends RaRecord = RaRecord>({
  fields,
  columns,
  sort,
  newLabel,
  filters = [],
  filterFields,
  moreFilters,
  deletes,
  bulk,
  actions,
  ...how
}: ResourceListProps<Row>) {
  const shown = columns.map((each): ListColumn<Row> =>
    typeof each === 'string' ? fieldColumn(fields, each) : each
  )
  return (
    <PlainList
      {...how}
      columns={shown}
      sort={sort}
      newLabel={newLabel}
      actions={
        <>
          {actions}
          <ExportButton columns={shown} />
        </>
      }
      filters={[
        ...Object.entries({ ...pick(fields, filters), ...filterFields }).map(([name, field]) => (
          <ChoiceFilter key={name} name={name} field={field as ChoiceField} />
        )),
        ...(moreFilters ? [<Fragment key="more">{moreFilters}</Fragment>] : []),
      ]}
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
