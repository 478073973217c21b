import { useEffect } from 'react'
import { type RaRecord, useInfiniteGetList } from 'react-admin'
import type { LinkField, LinksField } from '#kernel/fields/field'

/** Rows of one request; the next ones are asked for until there are no more. */
const AT_ONCE = 1000

/** All rows that a field may link to, however many there are, and how they are called. */
export function useOffered({ resource, named }: LinkField | LinksField) {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteGetList<RaRecord>(resource, {
      pagination: { page: 1, perPage: AT_ONCE },
      sort: { field: named[0]!, order: 'ASC' },
    })
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const rows = data?.pages.flatMap((page) => page.data) ?? []
  const nameOf = (row: RaRecord) =>
    named
      .map((part) => row[part] as string)
      .filter(Boolean)
      .join(' · ') || String(row.id)
  return { rows, isPending: isPending || hasNextPage, nameOf }
}
