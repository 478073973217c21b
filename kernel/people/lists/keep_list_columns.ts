import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import type { ColumnWish, ListWishes } from '#kernel/people/lists/column_wish'
import { type Actor, actAs } from '#kernel/tenancy/actor'

/** So many lists of somebody have wishes; with more of them one of before is forgotten. */
const MOST_LISTS = 40

/** Keeps how a person wants to see the columns of a list, wherever they sign in. */
@inject()
export class KeepListColumns {
  constructor(private changes: Changes) {}

  /**
   * @param columns all columns in their order; null forgets what was wished
   * @returns what is wished of all lists then
   */
  async handle(
    actor: Actor & { readonly userId: string },
    list: string,
    columns: readonly ColumnWish[] | null
  ): Promise<ListWishes> {
    const { userId: id } = actor
    const act = { name: 'user.list_columns_chosen', subject: { type: 'user', id } } as const
    // It is about the person, not about the project that happens to be chosen.
    return actAs({ ...actor, scope: undefined }, () =>
      this.changes.record(act, async (change) => {
        const person = change.trx.from('users').where({ id })
        const row = await person.clone().forUpdate().select('list_columns').firstOrFail()
        const lists = new Map(Object.entries(row.list_columns as ListWishes))
        const before = lists.get(list)
        lists.delete(list)
        const kept = [...lists].slice(1 - MOST_LISTS)
        const after = { ...Object.fromEntries(kept), ...(columns && { [list]: columns }) }
        change.note(`listColumns.${list}`, before, columns ?? undefined)
        await person.update({ list_columns: JSON.stringify(after) })
        return after
      })
    )
  }
}
