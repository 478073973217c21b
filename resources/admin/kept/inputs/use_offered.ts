import { useGetList, type RaRecord } from 'react-admin'
import type { LinkField, LinksField } from '#kernel/fields/field'

/** So many are offered; a company has fewer projects. */
const MOST_OFFERED = 1000

/** The rows that a field may link to, and how they are called. */
export function useOffered({ resource, named }: LinkField | LinksField) {
  const { data = [], isPending } = useGetList<RaRecord>(resource, {
    pagination: { page: 1, perPage: MOST_OFFERED },
    sort: { field: named[0]!, order: 'ASC' },
  })
  const nameOf = (row: RaRecord) =>
    named
      .map((part) => row[part] as string)
      .filter(Boolean)
      .join(' · ')
  return { rows: data, isPending, nameOf }
}
