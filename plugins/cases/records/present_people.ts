import { inject } from '@adonisjs/core'

import { Passing } from '#kernel/changes/passing'
import { currentActor } from '#kernel/tenancy/actor'

/** A window in which somebody has a case open. */
export interface CaseWindow {
  readonly caseId: string
  readonly windowId: string
}

/** Somebody else who has the case open, and where in it. */
export interface PresentPerson {
  readonly name: string
  readonly page: string
}

const TABLE = 'case_presence'

/**
 * One statement, since it is said by everybody all the time. A window in sight that has said nothing
 * for 40 s is gone; a hidden one, which browsers wake once a minute, after 90 s. Of somebody with
 * several windows the one in sight counts, then the last. What is gone is swept on the way.
 */
const sayAndLook = `with mine as (
    insert into case_presence
      (company_id, project_id, environment, case_id, window_id, user_id, user_name, page, hidden)
    select company_id, project_id, environment, id, :windowId, :userId, :name, :page, :hidden
      from cases where id = :caseId
    on conflict (project_id, environment, case_id, window_id)
      do update set page = excluded.page, hidden = excluded.hidden, user_id = excluded.user_id,
        user_name = excluded.user_name, seen_at = now()
  ), known as (
    select user_id, user_name, page, hidden, seen_at, window_id,
      seen_at > now() - case when hidden then interval '90 s' else interval '40 s' end as is_here
    from case_presence where case_id = :caseId and window_id <> :windowId
  ), swept as (
    delete from case_presence
    where case_id = :caseId and window_id in (select window_id from known where not is_here)
  )
  select name, page from (
    select distinct on (user_id) user_name as name, page
    from known where is_here and user_id <> :userId
    order by user_id, hidden, seen_at desc
  ) others order by name`

/** Who has which case open at this moment, within the scope. */
@inject()
export class PresentPeople {
  constructor(private passing: Passing) {}

  /**
   * Says where in a case the actor is and tells who else is in it.
   * @param hidden whether the window lies behind others
   */
  async sayAndLook(window: CaseWindow, page: string, hidden: boolean): Promise<PresentPerson[]> {
    const { userId, name } = currentActor()
    if (userId === null) throw new Error('Only people look into a case')
    return this.passing.write(TABLE, async (trx) => {
      const said = { ...window, userId, name, page, hidden }
      const { rows } = await trx.rawQuery(sayAndLook, said)
      return rows
    })
  }

  /** The actor has closed the case in this window. */
  async leave({ caseId, windowId }: CaseWindow): Promise<void> {
    const { userId } = currentActor()
    await this.passing.write(TABLE, (trx) =>
      trx.from(TABLE).where({ case_id: caseId, window_id: windowId, user_id: userId }).delete()
    )
  }
}
