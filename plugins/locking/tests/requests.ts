import { randomUUID } from 'node:crypto'

import { bringCase } from '#tests/isolation/kit/case_ways'
import { owner, type Ready, thenTakeBack } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

/** The visitor’s project locks what has ended, and the case has. */
const locked =
  (caseOf: (named: Parameters<Ready>[2], ids: readonly string[]) => Promise<string>): Ready =>
  async ({ scope }, ids, named) => {
    const place = { project_id: scope.projectId, environment: scope.environment }
    const definitions = () => owner().from('process_definitions').where(place)
    await definitions().delete()
    await owner()
      .table('process_definitions')
      .insert({
        ...{ id: randomUUID(), company_id: scope.companyId, ...place, version: 2 },
        ...{ saved_by_name: 'Somebody' },
        setup: {
          locksEnded: true,
          nodes: ['ENTRY', 'ARCHIVED'].map((key) => ({ key, afterReturn: 'resume' })),
        },
      })
    await bringCase(await caseOf(named, ids), { node: 'ARCHIVED', holder: null })
    thenTakeBack(() => definitions().delete())
  }

const requests = (id: unknown) =>
  owner()
    .from('unlock_requests')
    .where({ id: String(id) })

/** The request waits, and no other of its case does. */
async function wait(id: unknown, asker_id: string): Promise<void> {
  const { case_id } = await requests(id).firstOrFail()
  const settled = { status: 'rejected', decided_at: new Date() }
  await owner().from('unlock_requests').where({ case_id, status: 'waiting' }).update(settled)
  await requests(id).update({ status: 'waiting', node: null, decided_at: null, asker_id })
}

const caseOfRequest = async ({ unlockRequestId }: Parameters<Ready>[2]) =>
  String((await requests(unlockRequestId).firstOrFail()).case_id)

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  whole: {
    'locking.create': ({ caseId }) => ({ caseId, reason: 'Own' }),
    'locking.decide': ({ unlockRequestId }) => ({ unlockRequestId, act: 'approve', node: 'ENTRY' }),
  },
  before: {
    'locking.create': async (...asked) => {
      const [, , named] = asked
      const of = { case_id: String(named.caseId), status: 'waiting' }
      const settled = { status: 'rejected', decided_at: new Date() }
      await owner().from('unlock_requests').where(of).update(settled)
      await locked(async () => String(named.caseId))(...asked)
    },
    'locking.decide': async (...asked) => {
      await wait(asked[2].unlockRequestId, randomUUID())
      await locked(caseOfRequest)(...asked)
    },
    'locking.withdraw': async (_own, ids, _named, { identity }) => wait(ids[0], identity.user.id),
  },
})
