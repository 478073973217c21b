import app from '@adonisjs/core/services/app'

import { Changes } from '#kernel/changes/changes'
import { asActor } from '#tests/factories/as_actor'
import type { TestUser } from '#tests/factories/make_user'

import { CaseRecords } from '#plugins/cases/contract'

/**
 * A case of the project of a user whose patient was AB first and is CD since a follow-up.
 * @returns its id
 */
export async function makeFollowedCase({ project }: TestUser): Promise<string> {
  const records = await app.container.make(CaseRecords)
  const changes = await app.container.make(Changes)
  return asActor(project.scope(), async () => {
    const [{ id }] = await changes.recordMany((open) =>
      records.create(open, [{ act: 'case.created', content: { D_1: 'AB' } }])
    )
    const act = { name: 'case.follow_up_imported', subject: { type: 'case', id } } as const
    await changes.record(act, async (change) =>
      records.revise(change, await records.lock(change, id), {
        newVersion: 'follow-up',
        content: { D_1: 'CD' },
      })
    )
    return id
  })
}
