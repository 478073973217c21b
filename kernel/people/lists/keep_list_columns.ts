import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { holdUser } from '#kernel/identity/hold_user'
import { wording } from '#kernel/lang/server/wording'
import type { ColumnWish, ListWishes } from '#kernel/people/lists/column_wish'
import { type Actor, actAs } from '#kernel/tenancy/actor'

/** So many lists of somebody have wishes: more than there are. */
const MOST_LISTS = 40

/** Keeps how a person wants to see the columns of a list, wherever they sign in. */
@inject()
export class KeepListColumns {
  constructor(private changes: Changes) {}

  /**
   * Refuses with 2017 one list too many.
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
        const person = await holdUser(change, id)
        const lists = new Map(Object.entries(person.listColumns))
        const before = lists.get(list)
        lists.delete(list)
        if (columns && lists.size >= MOST_LISTS) {
          const detail = wording('keep_list_columns.no_more_lists', { most: MOST_LISTS })
          throw new kernelErrors.E_PARAMETER({ detail })
        }
        const after = { ...Object.fromEntries(lists), ...(columns && { [list]: columns }) }
        change.note(`listColumns.${list}`, before, columns ?? undefined)
        await person.merge({ listColumns: after }).save()
        return after
      })
    )
  }
}
