import type { HttpContext } from '@adonisjs/core/http'

import { type AdminListQuery, listQuery } from '#kernel/admin/list_query'
import { type AdminList, sendList } from '#kernel/admin/send_list'
import type { Fields } from '#kernel/fields/field'
import { answeringList } from '#kernel/http/answers'
import { hear } from '#kernel/http/hear'
import type { JsonSchema, Takes } from '#kernel/http/takes'

/** A list of the back office that is only read. */
interface ReadList {
  /** Of the resource. */
  readonly name: string
  /** What is listed, in a few words. */
  readonly what: string
  /** What it may be ordered by, the first one when nothing is asked. */
  readonly columns: Readonly<Record<string, string>>
  /** Fields that conditions may be about. */
  readonly filters: Fields
  /** What is said of each row. */
  readonly row: Readonly<Record<string, JsonSchema>>
  /** Class that reads it. */
  readonly lists: new (...needs: never[]) => Lists
}

interface Lists {
  list(query: AdminListQuery): Promise<AdminList>
}

/** The controller of a list that is only read, as ra-data-simple-rest asks for it. */
export function listController({ name, what, columns: ordered, filters, row, lists }: ReadList) {
  const list = listQuery(Object.keys(ordered) as [string, ...string[]], filters)
  return class {
    static readonly takes = { handle: { what, list, answers: answeringList(row) } } satisfies Takes

    async handle(ctx: HttpContext) {
      const { list: query } = await hear(ctx, { list })
      const source: Lists = await ctx.containerResolver.make(lists as never)
      return sendList(ctx, name, query, await source.list(query))
    }
  }
}
