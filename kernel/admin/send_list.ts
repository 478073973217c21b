import type { HttpContext } from '@adonisjs/core/http'

import { ok } from '#kernel/http/envelope'
import type { AdminListQuery } from '#kernel/admin/list_query'

/** Part of a list, and how long the whole is. */
export interface AdminList {
  readonly rows: readonly { readonly id: string }[]
  readonly total: number
}

/**
 * Answers a list as react-admin reads it: the rows, and in the header which they are of how many.
 * @param name of the resource
 */
export function sendList(
  { response }: HttpContext,
  name: string,
  { from }: AdminListQuery,
  { rows, total }: AdminList
) {
  const last = from + Math.max(0, rows.length - 1)
  response.header('Content-Range', `${name} ${from}-${last}/${total}`)
  return ok(rows)
}
