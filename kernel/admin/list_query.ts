import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'

/** Rows of one answer; react-admin asks for 10 to 100. */
const MOST_ROWS = 1000

/** Nobody leafs further. */
const LAST_ROW = 10_000_000

/** What react-admin asks of a list (ra-data-simple-rest): order, rows from-to, conditions. */
export interface AdminListQuery {
  readonly sort: { readonly column: string; readonly direction: 'asc' | 'desc' }
  /** First and last row, counted from 0. */
  readonly from: number
  readonly to: number
  /** Text that people typed into the search box. */
  readonly text: string
}

const shape = vine.compile(
  vine.object({
    sort: vine.tuple([vine.string().maxLength(60), vine.enum(['ASC', 'DESC'] as const)]),
    range: vine.tuple([
      vine.number().withoutDecimals().min(0).max(LAST_ROW),
      vine.number().withoutDecimals().min(0).max(LAST_ROW),
    ]),
    filter: vine.object({ q: vine.string().trim().maxLength(100).optional() }),
  })
)

/**
 * Reads the query of a list; refuses with 2017 what is none.
 * @param columns that the list may be ordered by; the first one when nothing is asked
 */
export async function readListQuery(
  query: Record<string, unknown>,
  columns: readonly [string, ...string[]]
): Promise<AdminListQuery> {
  const [invalid, asked] = await shape.tryValidate({
    sort: parse(query.sort) ?? [columns[0], 'ASC'],
    range: parse(query.range) ?? [0, 24],
    filter: parse(query.filter) ?? {},
  })
  if (invalid) throw new kernelErrors.E_PARAMETER({ fields: invalid.messages })
  const [column, direction] = asked.sort
  const [from, to] = asked.range
  return {
    sort: {
      column: columns.includes(column) ? column : columns[0],
      direction: direction === 'DESC' ? 'desc' : 'asc',
    },
    from,
    to: Math.min(Math.max(from, to), from + MOST_ROWS - 1),
    text: asked.filter.q ?? '',
  }
}

function parse(text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
