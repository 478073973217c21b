import app from '@adonisjs/core/services/app'

import { Changes } from '#kernel/changes/changes'
import type { Scope } from '#kernel/tenancy/scope'
import { asActor } from '#tests/factories/as_actor'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseProcess } from '#plugins/cases/contract/process'
import { CaseReading } from '#plugins/cases/contract/reading'

/** Moves a case to the end of its process, as whoever owns the process does. */
export async function endCase(scope: Scope, caseId: string): Promise<void> {
  const { container } = app
  const [changes, records] = [await container.make(Changes), await container.make(CaseRecords)]
  await asActor(scope, async () => {
    const { nodes } = await (await container.make(CaseProcess)).current()
    const { status: from } = await (await container.make(CaseReading)).get(caseId)
    const { key: to } = nodes.find(({ kind }) => kind === 'ended')!
    const act = { name: 'case.moved', subject: { type: 'case', id: caseId } } as const
    await changes.record(act, (change) => records.transition(change, caseId, { from, to }))
  })
}
