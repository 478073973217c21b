import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { TransientWrites } from '#kernel/changes/transient_writes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor } from '#kernel/tenancy/actor'

import { refuseDeleted } from '#plugins/cases/records/case_rows'

/** What a window says about a case that is open in it. */
export interface Saying {
  readonly caseId: string
  readonly windowId: string
  /** Number of the saying within its window: what arrives after a later one is not heard. */
  readonly turn: number
}

/** Somebody else who has the case open, and where in it. */
export interface PresentPerson {
  readonly name: string
  readonly page: string
}

const TABLE = 'case_presence'

/**
 * A window in sight that has said nothing for 40 s is gone; a hidden one, which browsers wake once a
 * minute, after 90 s.
 */
export const isHere = `seen_at > now() - case when hidden then interval '90 s' else interval '40 s' end`

/**
 * What a window said before its last saying changes nothing: one that has left stays for a while as
 * one that is gone, or a saying that was still on its way would bring it back.
 */
const say = `insert into case_presence
    (company_id, project_id, environment, case_id, window_id, user_id, user_name, page, hidden,
      turn, gone)
  select company_id, project_id, environment, id, :windowId, :userId, :name, :page, :hidden,
      :turn, :gone
    from cases where id = :caseId and removed_at is null
  on conflict (project_id, environment, case_id, window_id)
    do update set page = excluded.page, hidden = excluded.hidden, user_id = excluded.user_id,
      user_name = excluded.user_name, turn = excluded.turn, gone = excluded.gone, seen_at = now()
    where case_presence.turn < excluded.turn
      and (case_presence.user_id = excluded.user_id or not excluded.gone)
  returning turn`

/**
 * One statement, since it is said by everybody all the time. Of somebody with several windows the one
 * in sight counts, then the last.
 */
const sayAndLook = `with mine as (${say})
  select name, page from (
    select distinct on (user_id) user_name as name, page
    from case_presence
    where case_id = :caseId and window_id <> :windowId and user_id <> :userId
      and ${isHere} and not gone
    order by user_id, hidden, seen_at desc
  ) others order by name`

/** Who has which case open at this moment, within the scope. */
@inject()
export class PresentPeople {
  constructor(private transient: TransientWrites) {}

  /**
   * Says where in a case the actor is and tells who else is in it. Refuses with 1005 a case that is
   * not there, with 2602 one that was deleted.
   * @param hidden whether the window lies behind others
   */
  async sayAndLook(saying: Saying, page: string, hidden: boolean): Promise<PresentPerson[]> {
    return this.transient.write(TABLE, async (trx) => {
      const presence = { ...saying, ...whoSays(), page, hidden, gone: false }
      const { rows } = await trx.rawQuery(sayAndLook, presence)
      if (rows.length === 0) await refuseNoCase(trx, saying.caseId)
      return rows
    })
  }

  /** The actor has closed the case in this window; refuses as `sayAndLook`. */
  async leave(saying: Saying): Promise<void> {
    const presence = { ...saying, ...whoSays(), page: 'view', hidden: true, gone: true }
    await this.transient.write(TABLE, async (trx) => {
      const { rows } = await trx.rawQuery(say, presence)
      if (rows.length === 0) await refuseNoCase(trx, saying.caseId)
    })
  }
}

/** Nobody is in a case of another project or a deleted one, and that is no answer to whoever asks for it. */
async function refuseNoCase(trx: Pick<TransactionClientContract, 'from'>, id: string) {
  const found = await trx.from('cases').where({ id }).select('removed_at').first()
  if (!found) throw new kernelErrors.E_DATA_NOT_FOUND()
  refuseDeleted(found)
}

function whoSays() {
  const { userId, name } = currentActor()
  if (userId === null) throw new Error('Only people look into a case')
  return { userId, name }
}
