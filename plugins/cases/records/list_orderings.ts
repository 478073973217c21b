import { sortableColumns } from '#plugins/cases/list/list_filters'

/**
 * Every ordering that may be asked for, as the indexes have it: the empty are the smallest. Every
 * case has a number.
 */
export const orderings = {
  asc: {
    ...orderingsBy((column) => `${column} asc nulls first, id asc`),
    case_no: 'case_no asc, id asc',
  },
  desc: {
    ...orderingsBy((column) => `${column} desc nulls last, id desc`),
    case_no: 'case_no desc, id desc',
  },
}

function orderingsBy(ordering: (column: string) => string) {
  const entries = sortableColumns.map((column) => [column, ordering(column)])
  return Object.fromEntries(entries) as Record<(typeof sortableColumns)[number], string>
}
