import { randomUUID } from 'node:crypto'

import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import { wording } from '#plugins/coding/lang/server/wording'
import { verbatimKey } from '#plugins/coding/places/coded_places'
import { SeenPlaces } from '#plugins/coding/places/seen_places'
import { refuseVerbatim } from '#plugins/coding/review/refuse_no_words'

/** Verbatims that a coder has put aside, since nobody can tell what is meant. */
@inject()
export class SetAside {
  constructor(
    private changes: Changes,
    private seen: SeenPlaces
  ) {}

  /**
   * Puts a verbatim aside; one that lies there already stays. Refuses with 2017 words that no case
   * waits with: they would lie there for nobody to see.
   */
  async add(verbatim: string): Promise<void> {
    await this.changes.record(actOf('put_aside'), async (change) => {
      await refuseClosedProject(change)
      const { companyId, projectId, environment } = currentScope()
      const key = verbatimKey(verbatim)
      const waits = await change.trx
        .from('coded_places')
        .where({ project_id: projectId, environment, key })
        .whereNull('code')
        .whereNotIn('element', await this.seen.unseen())
        .select('case_id')
        .first()
      if (!waits) refuseVerbatim(nobodyWaits)
      change.note('verbatim', undefined, verbatim)
      await change.trx.rawQuery(
        `insert into coding_set_aside
           (id, company_id, project_id, environment, key, verbatim, set_by_name)
         values (?, ?, ?, ?, ?, ?, ?) on conflict (project_id, environment, key) do nothing`,
        [
          ...[randomUUID(), companyId, projectId, environment],
          ...[key, verbatim, currentActor().name],
        ]
      )
    })
  }

  /** Takes a verbatim back to those that wait. */
  async remove(verbatim: string): Promise<void> {
    await this.changes.record(actOf('taken_back'), async (change) => {
      await refuseClosedProject(change)
      change.note('verbatim', verbatim, undefined)
      await change.trx
        .from('coding_set_aside')
        .where({ project_id: currentScope().projectId, environment: currentScope().environment })
        .where('key', verbatimKey(verbatim))
        .delete()
    })
  }
}

/** All of them of a project are one thing that is changed. */
function actOf(what: string) {
  const { projectId, environment } = currentScope()
  const subject = { type: 'open_verbatims', id: `${projectId}:${environment}` }
  return { name: `open_verbatims.${what}`, subject } as const
}

const nobodyWaits = wording('set_aside.nobody_waits')
